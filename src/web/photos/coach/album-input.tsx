import type { ReactNode } from 'react'
import { FileLabel } from '../file-label.tsx'

interface AlbumInputProps {
  readonly label: string
  readonly onChoose: (files: readonly File[]) => void
  readonly className: string
  readonly children: ReactNode
}

/** Chooses one file instead of taking a photo. */
export const AlbumInput = ({ className, ...props }: AlbumInputProps) => (
  <FileLabel {...props} isSingle className={`relative ${className}`} />
)
