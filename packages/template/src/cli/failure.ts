/** Something that the person at the command line can put right; the message says how. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** What the system says of a file, in words. */
export function explainFileError(error: unknown, path: string): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return new Failure(`Unexpected file ${path}, expected one that exists: there is none of that name.`);
    case 'EISDIR':
      return new Failure(`Unexpected directory ${path}, expected a file: name the theme's HTML file in it.`);
    case 'ENOTDIR':
      return new Failure(`Unexpected file ${path}, expected one that exists: a part of the path is not a directory.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Failure(`Unexpected file ${path}, expected one that you may use: its permissions forbid it.`);
    default:
      return new Failure(`Unexpected trouble with ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
