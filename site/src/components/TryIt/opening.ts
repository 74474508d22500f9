import type { ParameterValue } from '@shop-docs/api';

/** What a page gives its panel: facts of the description that do not travel in the compact table. */
export interface Opening {
  /** Page key of the operation: `items/add`. */
  op: string;
  /** `https://api.thebase.in` */
  host: string;
  /** The example request, by parameter. */
  example: Readonly<Record<string, ParameterValue>>;
  /** What the values of enumerations mean, by parameter and value. */
  meanings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** When a parameter is required that not every call needs: what completes "Required when …". */
  conditions?: Readonly<Record<string, string>>;
}
