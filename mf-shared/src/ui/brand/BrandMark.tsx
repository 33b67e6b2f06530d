interface BrandMarkProps {
  readonly size?: number;
}

/** The mark: a peak and its reflection in still water. Purely decorative; the wordmark beside it is the name. */
export function BrandMark({ size = 32 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill="var(--accent)" />
      <path d="M5.5 17 13 7.5l3.6 4.6 2-2.4L26.5 17z" fill="var(--on-accent)" />
      <path d="M7.6 19.5h16.8l-2 2H10.2z" fill="var(--on-accent)" opacity="0.72" />
      <path d="M11.4 23.5h9.6l-2.1 2h-5.3z" fill="var(--on-accent)" opacity="0.44" />
    </svg>
  );
}
