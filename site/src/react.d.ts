import 'react';

/** Attributes of HTML that the types of React 18 do not know; React passes them on as they are. */
declare module 'react' {
  interface HTMLAttributes<T> {
    inert?: '' | undefined;
    popover?: 'auto' | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popoverTarget?: string | undefined;
  }
}
