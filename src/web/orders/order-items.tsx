import type { Order } from '#contract/orders.ts'
import { useText } from '#web/language/use-text.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'

interface OrderItemsProps {
  readonly items: Order['items']
}

/** Shows product, quantity, price and total: a table, stacked on a phone. Source: ORD-15. */
export function OrderItems({ items }: OrderItemsProps) {
  const text = useText().myPage.detail
  if (items.length === 0) return <p className="text-muted">{text.nothing}</p>

  return (
    <>
      <div className="hidden md:block">
        <Table
          caption={text.item}
          columns={[
            { name: 'product', label: text.product, cell: (item) => item.name },
            {
              name: 'quantity',
              label: text.quantity,
              numeric: true,
              cell: (item) => item.quantity,
            },
            {
              name: 'price',
              label: text.price,
              numeric: true,
              cell: (item) => <Money amount={item.price} />,
            },
            {
              name: 'total',
              label: text.total,
              numeric: true,
              cell: (item) => <Money amount={item.total} />,
            },
          ]}
          rows={items}
          rowKey={(item) => item.product_id}
        />
      </div>
      <div className="md:hidden">
        {items.map((item) => (
          <div key={item.product_id} className="border-t border-sand py-2">
            <DefinitionList
              items={[
                { term: text.product, value: item.name },
                { term: text.quantity, value: item.quantity },
                { term: text.price, value: <Money amount={item.price} /> },
                { term: text.total, value: <Money amount={item.total} /> },
              ]}
            />
          </div>
        ))}
      </div>
    </>
  )
}
