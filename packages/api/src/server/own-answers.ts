/** An answer that the sandbox gives by itself: the platform documents 200, 302 and 400 only. */
interface OwnAnswer {
  readonly status: number;
  /** `error` of the body; null where there is no body. */
  readonly error: string | null;
  readonly meaning: string;
}

/** All of them: `x-sandbox` of the description lists them. */
export const ownAnswers: readonly OwnAnswer[] = [
  { status: 400, error: 'sandbox_strict', meaning: 'With --strict: the platform would silently misread the request.' },
  { status: 400, error: 'sandbox_control', meaning: 'The control plane cannot do what was asked for.' },
  { status: 403, error: 'forbidden_origin', meaning: 'The page that calls is a foreign one.' },
  { status: 404, error: 'not_found', meaning: 'No operation has this path.' },
  { status: 405, error: 'method_not_allowed', meaning: 'Another method than that of a GET operation.' },
  {
    status: 408,
    error: null,
    meaning: 'The head of the request did not arrive within 10 seconds, or all of it within 30.',
  },
  {
    status: 413,
    error: 'payload_too_large',
    meaning: 'The body is larger than the sandbox reads, or a form has too many fields.',
  },
  { status: 421, error: 'misdirected_request', meaning: 'The host name is not one of this machine.' },
  { status: 431, error: null, meaning: 'The head of the request is larger than 16 KiB.' },
  { status: 500, error: 'sandbox_failure', meaning: 'The sandbox has a fault. Please report it.' },
];
