import { type ComponentProps, useRef } from 'react'
import { TextArea } from '#web/ui/text-area.tsx'
import { InsertBlock } from './insert-block.tsx'
import { useReaderLanguage } from './reader-language.ts'

type BlockTextAreaProps = Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value' | 'ref'> & {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A long field of a result sheet, with the texts that were written before at hand. */
export function BlockTextArea({ value, onChange, ...area }: BlockTextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const language = useReaderLanguage()

  return (
    <div>
      <TextArea
        {...area}
        ref={field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <InsertBlock use="SHEET" {...{ language, field, value, onChange }} />
    </div>
  )
}
