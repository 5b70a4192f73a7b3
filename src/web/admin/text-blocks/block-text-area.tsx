import { type ComponentProps, useRef } from 'react'
import { TextArea } from '#web/ui/text-area.tsx'
import { InsertBlock } from './insert-block.tsx'
import { useReaderLanguage } from './reader-language.ts'

type BlockTextAreaProps = Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value' | 'ref'> & {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Text area of a result sheet with a button to insert saved texts. */
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
