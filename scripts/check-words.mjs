/**
 * `node scripts/check-words.mjs [PATH…]`: reports words of code, comments and docs that the glossary
 * replaced, and docstrings that cannot be read alone. Exits with 1 when it finds any. Texts for
 * people (`texts/`, JSX, string literals) are not read: they have their own words.
 */
import { globSync, readFileSync } from 'node:fs'
import { findWords } from './found-words.mjs'

const READ = ['*.md', 'docs/**/*.md', '{src,tests,scripts,bench}/**/*.{ts,tsx,mts,mjs,sql}']
/** The check and its test name what they forbid; one test holds English words for mails. */
const UNREAD = /^(scripts\/(found-words|check-words)|src\/texts\/delivery\.test\.ts)|node_modules/

const files = globSync(READ).filter((file) => !UNREAD.test(file))
const wanted = process.argv.slice(2)
const chosen = files.filter((file) => wanted.every((part) => file.includes(part)))

const found = chosen.flatMap((file) =>
  findWords(file, readFileSync(file, 'utf8')).map(
    ({ line, word, use }) => `${file}:${line} “${word}”: ${use}`,
  ),
)
for (const each of found) console.error(each)
console.log(`${found.length} words to replace in ${chosen.length} files`)
process.exitCode = found.length > 0 ? 1 : 0
