import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Redirects `/user/process` to the landing page's section of that name. Source: LND-01. */
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
