import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

/** Pages that are drawn ahead: what a visitor finds there, and the read that it waits for. */
const pages = [
  { path: '/', file: 'index.html', component: 'routes/index.tsx', read: '/api/v1/vitrine' },
  { path: '/dashboard', file: 'dashboard.html', component: 'routes/dashboard.tsx', read: '/api/v1/dashboard' },
]

const BOOT = '/boot.js'
const RENDERER = 'first-paint-renderer'

/** Puts the boot script into the page: as a file of its own it would cost every first paint a round trip. */
export function inlineBoot(): Plugin {
  return {
    name: 'inline-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const source = await readFile(join(import.meta.dirname, '../public', BOOT), 'utf8')
        const code = source
          .replace(/^\s*\/\/.*$/gm, '')
          .replace(/\n\s*/g, '\n')
          .trim()
        return html.replace(`<script src="${BOOT}"></script>`, () => `<script>${code}</script>`)
      },
    },
  }
}

/** The settings of the second build, which draws: everything but React itself in it, thrown away afterwards. */
export const drawingInto = (folder: string) => ({
  resolve: { noExternal: true as const, external: ['react', 'react-dom'] },
  build: {
    ssr: 'src/first-paint.tsx',
    outDir: join(folder, RENDERER),
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
})

/** Builds the console, then draws the pages above with it, as files beside it. */
export async function buildWithFirstPaint(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments
  const { output } = (await builder.build(client!)) as Rolldown.RolldownOutput
  await builder.build(ssr!)
  const dist = client!.config.build.outDir
  const renderer = join(dist, RENDERER)
  const { render } = (await import(pathToFileURL(join(renderer, 'first-paint.mjs')).href)) as {
    render: (path: string) => Promise<string>
  }
  const host = String(builder.config.env['VITE_API_HOST'] ?? '')
  const index = withFont(await readFile(join(dist, 'index.html'), 'utf8'), output)
  await writeFile(join(dist, 'index.html'), index)
  for (const { path, file, component, read } of pages) {
    const target = join(dist, 'first-paint', file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(
      target,
      composePage(index, {
        body: await render(path),
        read: { path: read, address: `${host}/web${read}?type=ajax` },
        ...filesOf(output, component),
      }),
    )
  }
  await rm(renderer, { recursive: true })
  await rm(join(dist, BOOT))
}

/** Asked for with the sheets instead of after them. */
function withFont(page: string, output: Rolldown.RolldownOutput['output']): string {
  const font = output.find(({ fileName }) => /inter-latin-opsz-normal-[^/]*\.woff2$/.test(fileName))!
  return page.replace(
    '<link rel="icon"',
    () =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}" />\n    <link rel="icon"`,
  )
}

interface Files {
  /** What the page needs beside the first load, dependencies first. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function filesOf(output: Rolldown.RolldownOutput['output'], component: string): Files {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file as Chunk]] : [])))
  const seen = new Set<string>()
  const found = new Set<Chunk>()
  const collect = (chunk: Chunk) => {
    if (seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const name of chunk.imports) collect(chunks.get(name)!)
    found.add(chunk)
  }
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)!
  collect(entry)
  const first = new Set(found)
  for (const chunk of chunks.values())
    if (chunk.facadeModuleId?.endsWith(`${component}?tsr-split=component`)) collect(chunk)
  const own = [...found].filter((chunk) => !first.has(chunk))
  return {
    scripts: own.map(({ fileName }) => fileName),
    styles: own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  }
}

interface Drawn extends Files {
  readonly body: string
  /** Its first read, and where that is answered. */
  readonly read: { readonly path: string; readonly address: string }
}

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const DEPENDENCY = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/** The same page with the drawing in it; what it names for the app is for the boot script to ask for, after the paint. */
function composePage(index: string, { body, read, scripts, styles }: Drawn): string {
  const dependencies = [...index.matchAll(DEPENDENCY)].map(([, file]) => file)
  const files = [...dependencies, ...scripts.map((file) => `/${file}`), ENTRY.exec(index)![1]]
  const ahead = [
    `<meta name="first-read" content="${read.address}" data-path="${read.path}" />`,
    `<meta name="first-files" content="${files.join(' ')}" />`,
    // Prerendered for visitors: a remembered user sees nothing until their own page is known (public/boot.js).
    '<style>[data-remembered] [data-first-paint]{display:none}</style>',
  ]
  return index
    .replace(ENTRY, '')
    .replace(DEPENDENCY, '')
    .replace('<script>', () => [...ahead, '<script>'].join('\n    '))
    .replace('</head>', () => `${styles.map(sheet).join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-first-paint>${inert(body)}</div>`)
}

const sheet = (file: string) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `

/** Until the app is there its links lead where they say, but a button would do nothing: it cannot be pressed yet. */
function inert(body: string): string {
  return body.replace(/<(?=(?:button|input|select|textarea)\b)\w+/g, '$& inert')
}
