/** @type {Readonly<Record<string, string>>} */
const causes = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ENOTFOUND: 'name not found',
  EAI_AGAIN: 'the name cannot be looked up now',
  ENETUNREACH: 'no way leads there from this network',
  EHOSTUNREACH: 'no way leads there from this network',
  ETIMEDOUT: 'no connection came about in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection came about in time',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by itself',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by nobody known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate lacks the one that signs it: send the whole chain',
  ERR_SSL_WRONG_VERSION_NUMBER: 'that port does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'that port does not speak TLS',
};

/**
 * Why `fetch` got no answer, in a few words: its own message is "fetch failed", and the cause lies below.
 * @param {unknown} error What it threw.
 * @param {number} patience After which it was told to give up, in ms.
 */
export function whyNoAnswer(error, patience) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${patience / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (cause);
  return causes[code] ?? (message || code);
}
