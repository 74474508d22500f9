import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

/**
 * Replaces the stock link, which watches every link of a page and fetches what is behind it as soon as it comes into
 * view: some thirty requests at the very moment at which the page becomes interactive. This one is a link of the page and
 * nothing else; the router follows it (`router/follow-links.ts`).
 */
function Link(
  {
    isNavLink,
    to,
    href,
    activeClassName,
    isActive,
    'data-noBrokenLinkCheck': unchecked,
    autoAddBaseUrl = true,
    ...props
  }: Props,
  ref: ForwardedRef<HTMLAnchorElement>,
): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();

  const given = to || href;
  const isInternal = isInternalUrl(given);
  const target = resolve(given?.replace('pathname://', ''));
  const isAnchor = target?.startsWith('#') ?? false;
  const staysHere = !props.target || props.target === '_self';
  const isPlain = !target || !isInternal || !staysHere || isAnchor;

  function resolve(address: string | undefined): string | undefined {
    if (address === undefined) return undefined;
    const full = autoAddBaseUrl && address.startsWith('/') ? withBaseUrl(address) : address;
    return full && isInternal ? applyTrailingSlash(full, siteConfig) : full;
  }

  if (!unchecked && (isAnchor || !isPlain)) brokenLinks.collectLink(target);
  if (props.id) brokenLinks.collectAnchor(props.id);

  if (isPlain) {
    const elsewhere = given && !isInternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return <a ref={ref} href={target} {...elsewhere} {...props} />;
  }
  return isNavLink ? (
    <NavLink
      {...props}
      to={target}
      innerRef={ref}
      {...(isActive && { isActive })}
      {...(activeClassName && { activeClassName })}
    />
  ) : (
    <a ref={ref} href={target} {...props} />
  );
}

export default forwardRef(Link);
