import type { Props } from '@theme/ThemedImage';
import Themed from '@theme-original/ThemedImage';
import type { ReactNode } from 'react';

/**
 * Wraps the stock image, which writes one element for each theme and hides one of them by style even when both show
 * the same file: each page then holds its logos twice, and a link around one may be left without a name.
 */
export default function ThemedImage(props: Props): ReactNode {
  const { sources, alt, ...rest } = props;
  return sources.light === sources.dark ? <img src={sources.light} alt={alt ?? ''} {...rest} /> : <Themed {...props} />;
}
