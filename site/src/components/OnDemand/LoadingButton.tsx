import { translate } from '@docusaurus/Translate';
import News from '@site/src/components/News/index.tsx';
import type { ReactNode, RefObject } from 'react';

interface Props {
  children: string;
  /** Where the editor is that the button asks for. */
  state: 'closed' | 'loading' | 'failed' | object;
  className: 'button--sm' | 'button--primary';
  onClick: () => void;
  button?: RefObject<HTMLButtonElement>;
}

/** A button that asks for an editor. While that is on its way, the style sheet has the button say so, in its size: nothing moves. */
export default function LoadingButton({ children, state, className, onClick, button }: Props): ReactNode {
  const isLoading = state === 'loading';
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button ${className}`}
        aria-busy={isLoading || undefined}
        aria-disabled={isLoading || undefined}
        onClick={onClick}
        data-search="skip"
        data-loading={translate({ message: 'Loading…' })}
      >
        {children}
      </button>
      {isLoading && <News>{translate({ message: 'Loading the editor…' })}</News>}
      {state === 'failed' && (
        <span role="alert">
          {translate({ message: 'The editor did not load. Check your connection, then press the button again.' })}
        </span>
      )}
    </>
  );
}
