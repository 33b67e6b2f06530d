const FIELDS = 'main input[type=text], main input:not([type]), main textarea';

/**
 * True while somebody is in the middle of something: a dialog is open, a field has the focus, or something stands in a field of
 * the screen, be it typed or from a link.
 */
export function isPageBusy(page: Document): boolean {
  if (page.querySelector('[aria-modal=true]') || page.activeElement?.matches('input, textarea')) return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, readOnly }) => value !== '' && !readOnly,
  );
}
