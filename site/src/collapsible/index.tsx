import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { prefersReducedMotion } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ElementType, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydration } from '../../hydration/contract.ts';
import { foldingTime } from '../../hydration/folding-time.ts';

interface Props {
  readonly as?: 'div' | 'ul';
  readonly collapsed: boolean;
  readonly children: ReactNode;
  readonly className?: string;
  readonly animation?: { readonly duration?: number; readonly easing?: string };
  readonly onCollapseTransitionEnd?: (collapsed: boolean) => void;
}

/** As stock: a state and its switch. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((was) => !was) };
}

function applyState({ style }: HTMLElement, collapsed: boolean): void {
  style.display = collapsed ? 'none' : 'block';
  style.overflow = collapsed ? 'hidden' : 'visible';
  style.height = collapsed ? '0px' : 'auto';
  style.willChange = '';
  style.transition = '';
}

/** Moves the element to its new state; at once while the application takes over what the reader has opened already. */
function useMovement(ref: RefObject<HTMLElement | null>, { collapsed, animation }: Props): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (isFirst.current || hydration.isTakingOver()) {
      isFirst.current = false;
      applyState(element, collapsed);
      return;
    }
    const stretch = () => {
      const time = animation?.duration ?? (prefersReducedMotion() ? 1 : foldingTime(element.scrollHeight));
      element.style.transition = `height ${time}ms ${animation?.easing ?? 'ease-in-out'}`;
      element.style.height = `${element.scrollHeight}px`;
    };
    element.style.willChange = 'height';
    let frame = requestAnimationFrame(() => {
      if (collapsed) stretch();
      else element.style.display = 'block';
      frame = requestAnimationFrame(() => {
        if (!collapsed) return stretch();
        element.style.height = '0px';
        element.style.overflow = 'hidden';
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, collapsed, animation]);
}

function Moving(props: Props): ReactNode {
  const { as: As = 'div', collapsed, children, className, onCollapseTransitionEnd } = props;
  const ref = useRef<HTMLElement>(null);
  useMovement(ref, props);
  const Element = As as ElementType; // a union of two elements is too much for their types
  return (
    <Element
      ref={ref}
      className={className}
      onTransitionEnd={({ propertyName }: TransitionEvent) => {
        if (propertyName !== 'height' || !ref.current) return;
        applyState(ref.current, collapsed);
        onCollapseTransitionEnd?.(collapsed);
      }}
    >
      {children}
    </Element>
  );
}

/**
 * What is folded stands in the page all the same, so that the loader can show it before there is an application.
 * Hydration leaves that markup as it is and does no work for it; the first opening puts the live one in its place.
 */
function Folded({ as: As = 'div', className, children }: Props): ReactNode {
  if (!ExecutionEnvironment.canUseDOM)
    return (
      <As hidden className={className}>
        {children}
      </As>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of the built page stays as it is
  return <As hidden className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function Lazy(props: Props): ReactNode {
  const { collapsed } = props;
  const [isMounted, setMounted] = useState(!collapsed);
  const [isCollapsed, setIsCollapsed] = useState(collapsed); // after the effects: so that the first opening moves
  const isBrowser = useIsBrowser();
  const [isBuilt] = useState(!isBrowser);
  useLayoutEffect(() => {
    if (!collapsed) setMounted(true);
  }, [collapsed]);
  useLayoutEffect(() => {
    if (isMounted) setIsCollapsed(collapsed);
  }, [isMounted, collapsed]);
  if (isMounted) return <Moving {...props} collapsed={isCollapsed} />;
  return isBuilt ? <Folded {...props} /> : null;
}

/** Replaces the stock element of the same name: its movement, and folded content that is there before hydration. */
export function Collapsible({ lazy, ...props }: Props & { readonly lazy: boolean }): ReactNode {
  return lazy ? <Lazy {...props} /> : <Moving {...props} />;
}
