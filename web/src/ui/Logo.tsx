/** The mark: the sun of "Ẹ káàárọ̀" rising in a speech bubble. */
export const Logo = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <rect width="64" height="64" rx="15" fill="#0b4f36" />
    <path
      d="M15 13h34a7 7 0 0 1 7 7v21a7 7 0 0 1-7 7H29l-10 9v-9h-4a7 7 0 0 1-7-7V20a7 7 0 0 1 7-7z"
      fill="#fbf6ea"
    />
    <path d="M20 41a12 12 0 0 1 24 0z" fill="#e9a11b" />
    <path
      d="M32 19.5v5M19.6 25.4l3.4 3.4M44.4 25.4 41 28.8M15 38h-.5M49.5 38H49"
      stroke="#e9a11b"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  </svg>
);
