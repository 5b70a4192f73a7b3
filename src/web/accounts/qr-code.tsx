import { useQuery } from '@tanstack/react-query'

/** Quiet zone around a QR code, in modules (ISO/IEC 18004). */
const BORDER = 4

/** Draws a text as a QR code. Its library is loaded with the first one. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => import('uqr').then(({ encode }) => encode(text, { border: BORDER })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <div className="size-48 bg-fill" />
  const path = data.data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className="size-48 bg-paper text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
