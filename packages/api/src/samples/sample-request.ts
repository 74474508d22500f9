/** A request as a sample shows it and sends it. */
export interface SampleRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute address with its query, percent-encoded. Samples of a GET build the query themselves. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Fields of a form body in the order in which they are sent; null for a request without a body. */
  readonly form: readonly (readonly [name: string, value: string])[] | null;
  /** `json`: a call that a program makes. `page`: an address that a browser opens; samples build it and print it. */
  readonly answer: 'json' | 'page';
}

/** A language in which request samples are written. */
export interface SampleLanguage {
  readonly id: 'curl' | 'javascript' | 'php' | 'ruby' | 'python';
  readonly label: string;
  /** Language of the code for a highlighter. */
  readonly language: 'bash' | 'javascript' | 'php' | 'ruby' | 'python';
  /** Writes the code that sends a request. Any value is quoted so that it arrives unchanged. */
  readonly render: (request: SampleRequest) => string;
}
