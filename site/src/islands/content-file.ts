/** What a file beside a document holds of it; the last step of a build writes it. */
export interface Content {
  /** The application that the document was built with, as its page names it. */
  readonly scripts: string;
  /** What stands between the title block and the foot of the page, as HTML. */
  readonly html: string;
}

/** Name of that file, in the folder of the document. */
export const contentFile = 'content.json';
