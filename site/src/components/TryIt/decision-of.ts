import type { SampleRequest } from '@shop-docs/api/samples';

/** What the consent page sends: the request once more, as a form, with what the owner has decided. */
export function decisionOf(url: string, decision: string): Pick<SampleRequest, 'url' | 'method' | 'form'> {
  const { origin, pathname, searchParams } = new URL(url);
  return { url: origin + pathname, method: 'POST', form: [...searchParams, ['decision', decision]] };
}
