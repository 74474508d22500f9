/** How sure a fact is. `documented`: current official pages; `archived`: official pages of 2019; `platform`: other
 * official material; `observed`: public clients and recorded calls; `inferred`: deduced, for the reason given. */
export const evidenceLevels = ['documented', 'archived', 'platform', 'observed', 'inferred'] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

export interface Evidence {
  readonly level: EvidenceLevel;
  /** Ids of `sources`, separated by commas. */
  readonly source: string;
  readonly reason?: string;
}

/** A shared fact is surer on one page than on another. */
export interface EvidenceElsewhere extends Evidence {
  readonly pages: readonly string[];
}

/** A statement about an operation, a parameter or a field that is surer or less sure than the rest. */
export interface Note {
  /** Markdown, with links to pages of the site. */
  readonly text: string;
  /** Whether no program changes for it: what was once, or where a statement comes from. Pages fold such notes. */
  readonly background?: true;
  /** Left out where the note is advice, or says that something is not known. */
  readonly evidence?: Evidence;
}

/** One literal value of an enumeration, as it travels, and what it means. */
export interface EnumValue {
  readonly value: string | number;
  readonly meaning: string;
  /** Japanese label that the platform prints for it. */
  readonly ja?: string;
  /** Label in the BASE admin, as a public tool gives it. */
  readonly admin?: string;
  /** Only when it differs from the evidence of the parameter or field. */
  readonly evidence?: Evidence;
}

export type Scalar = string | number;
/** Value of one parameter; an array for indexed (`name[0]`) and comma-separated ones. */
export type ParameterValue = Scalar | readonly Scalar[];

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'form';
  /** Type of one value, also when several are sent. */
  readonly type: 'string' | 'integer';
  readonly format?: string;
  /** Always required. Conditional requirements stand in `requiredWhen`. */
  readonly required: boolean;
  /** Completes the sentence "Required when …". */
  readonly requiredWhen?: string;
  readonly default?: ParameterValue;
  /** What happens without it, when that is no literal value. */
  readonly defaultNote?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Most values in a comma-separated list. */
  readonly maxItems?: number;
  /** For `new RegExp(pattern, 'u')`; holds for each value of a list. */
  readonly pattern?: string;
  readonly enum?: readonly EnumValue[];
  /** Sent as `name[0]`, `name[1]` …; an empty string is a value too. */
  readonly indexed: boolean;
  /** Several values in one string, separated by commas. */
  readonly commaSeparated: boolean;
  readonly example: ParameterValue;
  readonly description: string;
  readonly notes: readonly Note[];
  readonly evidence: Evidence;
}

export interface Field {
  /** `items[].variations[].barcode`; `img{n}_{size}` stands for a family of names. */
  readonly path: string;
  readonly name: string;
  /** 0 for a member of the response itself. */
  readonly depth: number;
  /** `integer`, `string`, `boolean`, `object`, `array of objects`, `array of strings`, `unknown`. */
  readonly type: string;
  readonly format?: string;
  readonly nullable: boolean;
  /** Present in every response; members seen only in some are optional. */
  readonly required: boolean;
  readonly enum?: readonly EnumValue[];
  /** Values of the placeholders in `name`, where they are few: the sizes of `img{n}_{size}`. */
  readonly placeholders?: Readonly<Record<string, readonly string[]>>;
  readonly example?: unknown;
  readonly description: string;
  readonly notes: readonly Note[];
  readonly deprecated: boolean;
  /** What the run of fields is about that a page folds together with this one. */
  readonly fold?: string;
  /** Extra scope without which the member is left out. */
  readonly scope?: string;
  readonly evidence: Evidence;
}

/** What to do about an error on some pages, where it is not the same as on others. */
export interface RemedyElsewhere {
  readonly pages: readonly string[];
  readonly remedy: string;
}

/** One error text. Several texts share a code: tell errors apart by `code`, and texts by `id`. */
export interface ApiError {
  /** Unique key of the text, such as `invalid_request_code_expired`. */
  readonly id: string;
  readonly code: string;
  /** Text of `error_description`; null where no copy of it is known. */
  readonly descriptionJa: string | null;
  /** What went wrong, in English. */
  readonly meaning: string;
  /** What the caller does about it. */
  readonly remedy: string;
  /** Pages on which another remedy helps. */
  readonly remedies?: readonly RemedyElsewhere[];
  /** Page keys of the operations that return it. */
  readonly operations: readonly string[];
  /** Every call with an access token can return it; explained once, on the start page. */
  readonly common: boolean;
  /** Pages on which the error is less sure than `evidence` says. */
  readonly elsewhere?: readonly EvidenceElsewhere[];
  /** 400; null for the refusal that arrives as a query parameter of the callback. */
  readonly status: 400 | null;
  readonly evidence: Evidence;
}

/** `none`: a page for the browser; `client`: client id and secret in the form or by HTTP Basic; `token`: bearer token;
 * `search-client`: id and secret of the Search API in the query. */
export type Auth = 'none' | 'client' | 'token' | 'search-client';

export interface Operation {
  /** Page key, the route below /api/: `items/add`. */
  readonly page: string;
  /** `addItem` */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** With `{name}` for path parameters: `/1/items/detail/{item_id}`. */
  readonly path: string;
  /** `https://api.thebase.in` */
  readonly host: string;
  readonly auth: Auth;
  readonly scope: string | null;
  /** Resource group, such as `Items`. */
  readonly group: string;
  /** Who can no longer begin to use the group, such as `new applicants`. */
  readonly closedTo?: string;
  readonly title: string;
  readonly summary: string;
  readonly contentType: 'application/x-www-form-urlencoded' | null;
  readonly evidence: Evidence;
  /** The platform's own page, in Japanese. */
  readonly officialUrl: string;
  readonly parameters: readonly Parameter[];
  readonly response: readonly Field[];
  /** Body of a 200 answer; for `oauth/authorize` the query parameters of the redirect. */
  readonly responseExample: unknown;
  /** What the example leaves out. */
  readonly responseExampleNote?: string;
  readonly exampleRequest: Readonly<Record<string, ParameterValue>>;
  /** Codes, each once, own ones before the quota errors. */
  readonly errors: readonly string[];
  /** What to know before the first call. */
  readonly notes: readonly Note[];
  /** What changed since the archived pages of 2019; what carries no evidence shows on the current page. */
  readonly changes: readonly Note[];
}

export interface Scope {
  readonly name: string;
  readonly meaning: string;
  /** Granted when the authorization request names no scope. */
  readonly default: boolean;
  /** Page keys of the operations that need it. */
  readonly operations: readonly string[];
  readonly evidence: Evidence;
}

export interface Quota {
  readonly id: string;
  readonly subject: string;
  /** Page of the only operation that the quota stops; absent where it stops several. */
  readonly operation?: string;
  readonly limit: number;
  readonly window: 'hour' | 'day';
  /** `until …`; absent where no source says it. */
  readonly reset?: string;
  /** Code of the error behind the limit. */
  readonly error: string;
  readonly note?: string;
  readonly evidence: Evidence;
}

export interface Source {
  readonly id: string;
  /** How sure a statement is that rests on this source alone. */
  readonly level: EvidenceLevel;
  readonly title: string;
  readonly url?: string;
}

export interface Change {
  /** `2018-08-22`, or `2020-01` where only the month by which it was there is known. */
  readonly date: string;
  readonly change: string;
  readonly evidence: Evidence;
}
