/** Keys that are no letters, by the names of the standard for key events. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab';

/** What a journey asks of a browser: what a reader does with hands and eyes, and nothing else. */
export interface Browser {
  /** `Firefox 153.7.0`. */
  readonly name: string;
  /** Opens a page by its address, as from the address bar, and waits until all of it is there. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Presses the main button of the mouse at a place of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Sizes the window. A browser may have a least width, and takes that. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Looks at the page.
   * @param expression JavaScript, an expression; a promise is waited for.
   * @returns Its value, which JSON can hold.
   */
  look<Value>(expression: string): Promise<Value>;
  /** What the console of the browser has said as an error since the last call, and errors that nobody caught. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
