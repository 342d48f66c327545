import { mark } from '@karo/core/contract/mark';

const { ground, bubble, sun, rays } = mark;

/** The bank's mark on its green square. */
export const Logo = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <rect width="64" height="64" rx={ground.radius} fill={ground.colour} />
    <path d={bubble.path} fill={bubble.colour} />
    <path d={sun.path} fill={sun.colour} />
    <path d={rays.path} stroke={rays.colour} strokeWidth={rays.width} strokeLinecap="round" />
  </svg>
);
