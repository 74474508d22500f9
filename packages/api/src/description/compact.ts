import table from '../../generated/compact.json' with { type: 'json' };
import type { CompactTable } from './compact-table.ts';

export type { CompactError, CompactOperation, CompactParameter, CompactTable } from './compact-table.ts';

/** Requests and error texts without prose, for code that travels to the browser. */
// The literal types of JSON are wider than the model ("string" for a method); `generate --check` holds the file to it.
export const { operations: compactOperations, errors: compactErrors } = table as unknown as CompactTable;
