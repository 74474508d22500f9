import type { Evidence, EvidenceElsewhere, ParameterValue, Quota, RemedyElsewhere, Source } from './model.ts';

/** The part of OpenAPI 3.1 that `openapi/**` uses. */
export interface OpenApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly 'x-closed-to'?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, ParameterObject>>;
    readonly examples: Readonly<Record<string, ErrorExample>>;
    readonly securitySchemes: { readonly oauth: OAuthScheme };
  };
  readonly 'x-quotas': readonly (Omit<Quota, 'evidence'> & { readonly 'x-evidence': Evidence })[];
  readonly 'x-history': readonly { readonly date: string; readonly change: string; readonly 'x-evidence': Evidence }[];
  readonly 'x-sources': readonly Source[];
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly externalDocs: { readonly url: string };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly 'x-docs-page': string;
  readonly 'x-example-request'?: Readonly<Record<string, ParameterValue>>;
  readonly 'x-notes'?: readonly NoteObject[];
  readonly 'x-changes'?: readonly NoteObject[];
  readonly 'x-evidence': Evidence;
}

export interface Reference {
  readonly $ref: string;
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Reference | { readonly value: unknown }>>;
  readonly 'x-example-note'?: string;
}

export interface ResponseObject {
  readonly content: Readonly<Record<string, MediaType>>;
}

/** A statement with its own evidence; advice has none. */
export interface NoteObject {
  readonly text: string;
  /** Page keys; absent where it is about all pages that show it. */
  readonly pages?: readonly string[];
  readonly background?: true;
  readonly 'x-evidence'?: Evidence;
}

/** What a parameter and a form property have besides their schema. */
export interface ParameterFacts {
  readonly description?: string;
  readonly 'x-required-when'?: string;
  readonly 'x-default-note'?: string;
  readonly 'x-notes'?: readonly NoteObject[];
  readonly 'x-evidence'?: Evidence;
}

export interface ParameterObject extends ParameterFacts {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
  readonly example: ParameterValue;
}

export interface Schema extends ParameterFacts {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly (string | number | null)[];
  readonly default?: ParameterValue;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly 'x-name'?: string;
  readonly 'x-placeholders'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-fold'?: string;
  readonly 'x-scope'?: string;
  readonly 'x-indexed'?: boolean;
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  readonly 'x-enum-ja'?: Readonly<Record<string, string>>;
  readonly 'x-enum-admin'?: Readonly<Record<string, string>>;
  readonly 'x-enum-evidence'?: Readonly<Record<string, Evidence>>;
  readonly 'x-evidence-elsewhere'?: readonly EvidenceElsewhere[];
}

export interface ErrorExample {
  readonly summary: string;
  readonly value: { readonly error: string; readonly error_description?: string };
  readonly 'x-remedy': string;
  readonly 'x-remedy-elsewhere'?: readonly RemedyElsewhere[];
  readonly 'x-common'?: boolean;
  readonly 'x-evidence': Evidence;
  readonly 'x-evidence-elsewhere'?: readonly EvidenceElsewhere[];
}

interface OAuthScheme {
  readonly flows: { readonly authorizationCode: { readonly scopes: Readonly<Record<string, string>> } };
  readonly 'x-default-scope': string;
  readonly 'x-evidence': Evidence;
}
