import { startTransition, type ReactNode } from 'react';
import { createRoot, type Container, type Root, type RootOptions } from 'react-dom/client';

/**
 * A root whose first picture React draws in slices of a few milliseconds, between which the page answers and paints, and puts into the page whole. What is
 * rendered afterwards is rendered at once, as ever.
 */
export function createSlicedRoot(container: Container, options?: RootOptions): Root {
  const root = createRoot(container, options);
  let isFirst = true;
  return {
    render(children: ReactNode) {
      if (!isFirst) return root.render(children);
      isFirst = false;
      startTransition(() => root.render(children));
    },
    unmount: () => root.unmount(),
  };
}
