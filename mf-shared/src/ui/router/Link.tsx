import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
  /** Takes the place of the address that is left. */
  readonly replace?: boolean;
}

/** A click that the browser itself has to follow: into a new tab or window, or as a download. */
function isForTheBrowser(event: MouseEvent, target: string | undefined): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button !== 0 || hasModifier || (target !== undefined && target !== '_self');
}

/** A way to another address of the application. The router's own link also serves data routers, which cost more than all else of it. */
export function Link({ to, replace, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForTheBrowser(event, target)) return;
        event.preventDefault();
        void navigate(to, { replace });
      }}
    >
      {children}
    </a>
  );
}
