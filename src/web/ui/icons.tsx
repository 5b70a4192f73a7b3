import type { ReactNode } from 'react'

interface IconProps {
  readonly className?: string
}

/** Icons in the line style of the portraits. Decorative: the text beside them has the meaning. */
function Icon({ className = 'size-5', children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  )
}

const icon = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
)

export const CloseIcon = icon('M4.5 4.5l11 11M15.5 4.5l-11 11')
export const CheckIcon = icon('M4 10.5l4.2 4L16 6')
export const PlusIcon = icon('M10 4v12M4 10h12')
export const MinusIcon = icon('M4 10h12')
export const MenuIcon = icon('M2 7h16M2 13h16')
export const BackIcon = icon('M17 10H3.5M9 4.2L3.2 10 9 15.8')
export const ForwardIcon = icon('M3 10h13.5M11 4.2l5.8 5.8-5.8 5.8')
export const PreviousIcon = icon('M12.5 4L6.5 10l6 6')
export const NextIcon = icon('M7.5 4l6 6-6 6')
export const PauseIcon = icon('M7 4.5v11M13 4.5v11')
export const PlayIcon = icon('M6.5 4l9 6-9 6z')
export const FirstIcon = icon('M14.5 4L8.5 10l6 6M5 4v12')
export const LastIcon = icon('M5.5 4l6 6-6 6M15 4v12')
export const DownIcon = icon('M4 7.5l6 6 6-6')
export const GripIcon = icon('M4 7h12M4 13h12')
export const SearchIcon = icon('M9 15A6 6 0 109 3a6 6 0 000 12zM13.5 13.5L17 17')
export const LockIcon = icon('M4.5 9h11v8h-11zM7 9V6.2a3 3 0 016 0V9M10 12.2v1.8')
export const HeartIcon = icon(
  'M10 16.5S3 12.4 3 7.8A3.7 3.7 0 0110 6a3.7 3.7 0 017 1.8c0 4.6-7 8.7-7 8.7z',
)
export const BesideIcon = icon('M2.5 4h6v12h-6zM11.5 4h6v12h-6z')
export const TurnIcon = icon('M15.5 10.5a5.6 5.6 0 11-1.8-4.1L16 8.5M16 4.2v4.3h-4.3')
export const CopyIcon = icon('M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7')
export const DownloadIcon = icon('M10 3v10M5.8 9L10 13.2 14.2 9M3.5 17h13')
export const CalendarIcon = icon('M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5')
export const CardIcon = icon('M2.5 4.5h15v11h-15zM2.5 8h15')
export const AskIcon = icon('M3 4h14v9.5H9.5L6 17v-3.5H3zM7 8.7h6')
export const ShareIcon = icon('M10 12.5V2.8M6.2 6.4L10 2.6l3.8 3.8M4 9.5v7.5h12V9.5')
export const SunIcon = icon(
  'M10 13.2a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.4zM10 2.2v2M10 15.8v2M2.2 10h2M15.8 10h2M4.5 4.5l1.4 1.4M14.1 14.1l1.4 1.4M4.5 15.5l1.4-1.4M14.1 5.9l1.4-1.4',
)
export const TiltIcon = icon('M10 17V3.5M5.2 8.3L10 3.5l4.8 4.8')
export const TressIcon = icon('M5 3c2 4-1.5 9 .5 14M10 3c2 4-1.5 9 .5 14M15 3c2 4-1.5 9 .5 14')
export const FaceIcon = icon(
  'M10 2.8c3.4 0 5.4 2.6 5.4 6.4s-2.4 8-5.4 8-5.4-4.2-5.4-8S6.6 2.8 10 2.8z',
)
export const BlurIcon = icon(
  'M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13M10 12.6a2.6 2.6 0 100-5.2 2.6 2.6 0 000 5.2z',
)
export const PaletteIcon = icon(
  'M10 2.8c3 3.6 4.8 5.9 4.8 8.9a4.8 4.8 0 01-9.6 0c0-3 1.8-5.3 4.8-8.9z',
)
export const SwitchIcon = icon(
  'M4 8.5a6.3 6.3 0 0111-2.6L16.5 8M16.5 3.8V8h-4.2M16 11.5a6.3 6.3 0 01-11 2.6L3.5 12M3.5 16.2V12h4.2',
)
export const CameraIcon = icon(
  'M2.5 6h3.7L8 3.8h4L13.8 6h3.7v10h-15zM10 13.6a3 3 0 100-6 3 3 0 000 6z',
)
