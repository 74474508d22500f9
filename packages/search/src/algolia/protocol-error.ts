/** A request that cannot be answered, with the status and message for the one who sent it. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
