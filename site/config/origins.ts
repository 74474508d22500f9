import { platform } from './platform.ts';
import { unexpectedSetting } from './unexpected-setting.ts';

type Purpose = 'connect' | 'scripts' | 'images' | 'frames' | 'forms';
type Origins = Readonly<Record<Purpose, readonly string[]>>;

interface Settings {
  readonly origins: Origins;
  readonly counter: { readonly script: string | undefined };
}

/**
 * Origins besides our own that the policy lets in: those of the settings, of the counter and of the search.
 * @throws {Error} When a setting is no origin.
 */
export function allowedOrigins(
  search: { readonly connect: readonly string[]; readonly scripts: readonly string[] },
  { origins, counter }: Settings = platform,
): Origins {
  const counts = counter.script?.includes('://') ? [new URL(counter.script).origin] : [];
  for (const [purpose, allowed] of Object.entries(origins))
    for (const origin of allowed)
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        throw unexpectedSetting(`origins.${purpose}`, origin, 'an origin such as https://forms.example.com');
  return {
    ...origins,
    connect: [...origins.connect, ...counts, ...search.connect],
    scripts: [...origins.scripts, ...counts, ...search.scripts],
  };
}
