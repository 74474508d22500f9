import '@docsearch/css/dist/modal.css';
import { DocSearchModal } from '@docsearch/react/modal';
import { type ReactNode, useLayoutEffect } from 'react';
import { awaitFrame, takeOverFrame } from './input-of-the-box.ts';
import './modal.css';
import StartPlaces from './StartPlaces.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useModalProps } from './use-modal-props.tsx';
import { useRowActions } from './use-row-actions.ts';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The open search box, with all that comes when it is first reached for. */
export default function Box({ initialQuery, onClose }: Props): ReactNode {
  const props = useModalProps(onClose);
  useListKeys();
  useRowActions();
  return (
    <>
      <AwaitFrame />
      <DocSearchModal {...props} initialScrollY={window.scrollY} initialQuery={initialQuery} />
      <TakeOver />
      <StartPlaces onClose={onClose} />
    </>
  );
}

/** Comes before the box, which takes the focus as soon as it is there. */
function AwaitFrame(): null {
  useLayoutEffect(awaitFrame, []);
  return null;
}

/** Comes with the box, and puts it in the place of its frame. */
function TakeOver(): null {
  useLayoutEffect(takeOverFrame, []);
  return null;
}
