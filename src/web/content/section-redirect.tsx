import { type LoaderFunctionArgs, redirect } from 'react-router'

/** `/user/process` leads to the section of that name on the landing page. Source: LND-01. */
export function loader({ request }: LoaderFunctionArgs): never {
  const section = new URL(request.url).pathname
    .replace(/\.data$/, '')
    .split('/')
    .at(-1)
  throw redirect(`/user#${section}`)
}

export default function SectionRedirect() {
  return null
}
