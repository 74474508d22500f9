import { type SampleRequest, samples } from '@shop-docs/api/samples';
import { breakCommands } from '@site/src/components/Samples/break-commands.ts';
import Samples from '@site/src/components/Samples/index.tsx';
import { type ReactNode, useMemo } from 'react';
import { highlight } from './highlight.ts';

interface Props {
  request: SampleRequest;
  name: string;
  /** The language to begin with, as `chosenLanguage` gives it. */
  initial?: number | undefined;
}

/** A request as it goes out, in all languages. */
export default function RequestView({ request, name, initial }: Props): ReactNode {
  const rendered = useMemo(
    () =>
      samples.map(({ id, label, language, render }) => ({
        id,
        label,
        html: breakCommands(highlight(render(request), language)),
      })),
    [request],
  );
  return <Samples samples={rendered} name={name} initial={initial} />;
}
