import { translate } from '@docusaurus/Translate';
import type { SampleRequest } from '@shop-docs/api/samples';
import { DroppedConnection, hintsOf } from '@shop-docs/api/sandbox';
import { remember, sandbox } from './visit.ts';

/** An answer of the sandbox, read to its end. */
export interface Answer {
  readonly status: number;
  /** `400 Bad Request` */
  readonly statusLine: string;
  /** The JSON body; undefined when there is none. */
  readonly body: unknown;
  /** True for the page on which the shop owner decides. */
  readonly isPage: boolean;
  /** Where a redirect leads. */
  readonly location: string | null;
  /** What was unexpected, in English; the platform itself does not say. */
  readonly hint: string | null;
}

const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  302: 'Found',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
};

/** What is there to show when the connection ended before an answer. */
const noAnswer: Answer = {
  status: 0,
  statusLine: translate({ message: 'No answer: the connection was dropped' }),
  body: undefined,
  isPage: false,
  location: null,
  hint: null,
};

/** Sends a request to the shop of this visit. Nothing leaves the page. */
export async function sendRequest({ method, url, headers, form }: SampleRequest): Promise<Answer> {
  const response = await sandbox
    .fetch(
      new Request(url, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value.replaceAll(/[^\x20-\x7e]/g, '?')]),
        body: form && new URLSearchParams(form.map(([name, value]): [string, string] => [name, value])),
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof DroppedConnection) return Response.error();
      throw error;
    });
  return response.type === 'error' ? noAnswer : readAnswer(response);
}

/** What a reader hears of an answer: never its body, which may be thousands of lines. */
export const newsOf = ({ statusLine, hint }: Answer): string =>
  `${translate({ message: 'Response {status}' }, { status: statusLine })}${hint ? `. ${hint}` : ''}`;

/** Reads an answer to its end, and keeps the tokens that it gives out. */
export async function readAnswer(response: Response): Promise<Answer> {
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? await response.json() : undefined;
  const location = response.headers.get('Location');
  remember(body, location);
  return {
    status: response.status,
    statusLine: `${response.status} ${reasons[response.status] ?? ''}`.trim(),
    body,
    isPage: response.status === 200 && !isJson,
    location,
    hint: hintsOf(response.headers).join('. ') || null,
  };
}
