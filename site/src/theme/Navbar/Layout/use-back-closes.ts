import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import { names } from '../../../../hydration/contract.ts';

/** The way back closes the search box or the menu that is open, and leaves the page as it is. */
export function useBackCloses(): void {
  const history = useHistory();
  useEffect(() => {
    let unblock: (() => void) | undefined;
    const onOpen = () => {
      unblock ??= history.block((_, action) => {
        const dialog = document.querySelector<HTMLDialogElement>(names.openDialog);
        if (action !== 'POP' || !dialog) return undefined;
        dialog.close();
        return false;
      });
    };
    const onClose = () => {
      unblock?.();
      unblock = undefined;
    };
    if (document.querySelector(names.openDialog)) onOpen();
    document.addEventListener(names.dialogOpened, onOpen);
    document.addEventListener('close', onClose, true);
    return () => {
      onClose();
      document.removeEventListener(names.dialogOpened, onOpen);
      document.removeEventListener('close', onClose, true);
    };
  }, [history]);
}
