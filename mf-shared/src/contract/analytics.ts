/** What is reported about use (SHELL-7): anonymous, without storage; links are masked by the sink. */
export type AnalyticsEvent =
  | { readonly kind: 'pageView'; readonly path: string }
  | { readonly kind: 'outboundLink'; readonly url: string }
  | {
      readonly kind: 'event';
      readonly category: 'Currency Select' | 'Lists' | 'MerkleDrop' | 'SelfClaim';
      readonly action: string;
      readonly label?: string;
    };
