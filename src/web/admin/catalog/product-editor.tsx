import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isOffered } from '#consultings/kinds.ts'
import { adminProducts } from '#contract/admin-catalog.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useListCache } from '../content/content-items.ts'
import { ActionConflictPrompt } from '../editing/action-conflict.tsx'
import { EditorForm } from '../editing/editor-form.tsx'
import { HtmlField } from '../editing/html-field.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { MediaField } from '../editing/media-field.tsx'
import { type FieldLabels, itemParts } from '../editing/parts.ts'
import { PreviewDialog } from '../editing/preview-dialog.tsx'
import { RichText } from '../editing/rich-text.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useVisibility } from '../editing/use-visibility.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from '../list/use-list.ts'
import {
  type AdminProduct,
  bodyOf,
  draftOf,
  offeredKinds,
  PRODUCTS_KEY,
  type ProductName,
  save,
  setOnSale,
} from './product-kind.ts'
import { ProductPreview } from './product-preview.tsx'

interface ProductEditorProps {
  readonly list: AdminList<AdminProduct>
  readonly product: AdminProduct | null
}

/** Editor of a product and its price, in three languages, with a preview. */
export function ProductEditor({ list, product }: ProductEditorProps) {
  const { products: labels, content, editing: text } = useAdminText()
  const { dateTime } = useFormat()
  const navigate = useNavigate()
  const showToast = useToast()
  const listCache = useListCache<AdminProduct>(PRODUCTS_KEY)
  const [isPreviewed, setPreviewed] = useState(false)
  const editing = useEditing<AdminProduct, ProductName>({
    name: `product_${product?.id ?? 'new'}`,
    item: product,
    draftOf,
    bodyOf,
    schema: (product ? adminProducts.update : adminProducts.create).body,
    send: save,
    onSaved(saved, before) {
      listCache.put(saved)
      showToast(before ? text.changed(saved.name) : text.added(saved.name))
      if (!before) void navigate(list.addressOf(saved.id), { preventScrollReset: true })
    },
  })
  const { base, draft } = editing
  const { consultingTypes } = useText().myPage
  const { fields } = labels
  const fieldLabels: FieldLabels = {
    fields: {
      price: fields.price,
      shipping_fee: fields.shipping,
      turnaround_days: fields.turnaround,
      image_url: fields.picture,
    },
    texts: { name: fields.name, summary: fields.summary, description: fields.description },
    show: {
      image_url: (url) => <img src={url} alt={fields.picture} className="max-h-32" />,
      description: (html) => <RichText html={html} />,
    },
  }

  return (
    <>
      <EditorForm
        editing={editing}
        title={base ? base.name : labels.newTitle}
        note={
          base &&
          `${consultingTypes[base.consulting_type]} · ${content.changed(dateTime(base.updated_at))}`
        }
        draftOf={draftOf}
        fieldLabels={fieldLabels}
        actions={
          <>
            <Button kind="quiet" size="small" onClick={() => setPreviewed(true)}>
              {text.preview.open}
            </Button>
            {base && (base.is_active || isOffered(base.consulting_type)) && (
              <SaleButton
                product={base}
                fieldLabels={fieldLabels}
                onConflict={listCache.refetch}
                onChanged={(changed) => {
                  editing.follow(changed)
                  listCache.put(changed)
                }}
              />
            )}
          </>
        }
      >
        {!base && (
          <Select
            label={fields.type}
            options={offeredKinds.map((value) => ({ value, label: consultingTypes[value] }))}
            {...editing.input('consulting_type')}
          />
        )}
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            inputMode="numeric"
            label={fields.price}
            hint={labels.priceHint}
            {...editing.input('price')}
          />
          <TextField
            inputMode="numeric"
            label={fields.shipping}
            {...editing.input('shipping_fee')}
          />
          <TextField
            inputMode="numeric"
            label={fields.turnaround}
            hint={labels.turnaroundHint}
            {...editing.input('turnaround_days')}
          />
        </div>
        <LanguageTabs editing={editing}>
          {(language) => (
            <>
              <TextField
                label={fields.name}
                lang={language}
                maxLength={textLengths.title}
                {...editing.input(`${language}.name`)}
              />
              <TextArea
                label={fields.summary}
                lang={language}
                rows={3}
                optional
                {...editing.input(`${language}.summary`)}
              />
              <HtmlField
                label={fields.description}
                language={language}
                optional
                field={editing.field(`${language}.description`)}
              />
            </>
          )}
        </LanguageTabs>
        <MediaField
          label={fields.picture}
          kind="picture"
          optional
          field={editing.field('image_url')}
        />
      </EditorForm>
      <PreviewDialog
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        draft={draft}
        language={editing.language}
        onLanguage={editing.setLanguage}
      >
        {(language) => <ProductPreview draft={draft} language={language} />}
      </PreviewDialog>
    </>
  )
}

interface SaleButtonProps {
  readonly product: AdminProduct
  readonly fieldLabels: FieldLabels
  readonly onChanged: (product: AdminProduct) => void
  readonly onConflict: () => void
}

/** Takes a product off sale or puts it back on sale; can be undone. */
function SaleButton({ product, fieldLabels, ...then }: SaleButtonProps) {
  const labels = useAdminText().products
  const sale = useVisibility({
    name: product.name,
    item: product,
    labels: labels.sale,
    isShown: ({ is_active }) => is_active,
    set: setOnSale,
    ...then,
  })
  return (
    <>
      <Button kind="quiet" size="small" busy={sale.isPending} onClick={sale.toggle}>
        {sale.label}
      </Button>
      {sale.conflict && (
        <ActionConflictPrompt conflict={sale.conflict} parts={itemParts(fieldLabels, draftOf)} />
      )}
    </>
  )
}
