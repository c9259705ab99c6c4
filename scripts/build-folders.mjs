// Every build, of the service and of the console, has a folder of its own: a start after a change replaces no file that a
// running service may still load or serve. A folder is removed by a later start, once no process that uses it is running.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './is-running.mjs'

const MARK = /^\.used-by-(\d+)$/
const PART = /\.(\d+)\.part$/
const NEWEST = 'newest'

/** The folder of this name, made if it is not there, and marked as used by this process. */
export function provideBuild(parent, name, make) {
  mkdirSync(parent, { recursive: true })
  removeUnused(parent, name)
  const folder = join(parent, name)
  for (;;) {
    if (!existsSync(folder)) makeWhole(folder, make)
    try {
      markUse(folder, process.pid)
      nameNewest(parent, name)
      return folder
    } catch (error) {
      // Another start removed it before it was marked.
      if (error.code !== 'ENOENT') throw error
    }
  }
}

export function markUse(folder, pid) {
  writeFileSync(join(folder, `.used-by-${pid}`), '')
}

/** For what is started without being given a folder. */
function nameNewest(parent, name) {
  const part = join(parent, `${NEWEST}.${process.pid}.part`)
  writeFileSync(part, name)
  renameSync(part, join(parent, NEWEST))
}

/** Under another name until it is whole. Where two starts make the same one, the first is kept. */
function makeWhole(folder, make) {
  const part = `${folder}.${process.pid}.part`
  make(part)
  try {
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function removeUnused(parent, wanted) {
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const path = join(parent, entry.name)
    if (!isUsed(path, entry) && entry.name !== wanted && entry.name !== NEWEST)
      rmSync(path, { recursive: true, force: true })
  }
}

/** The marks of processes that have ended are removed. */
function isUsed(path, entry) {
  const [, maker] = PART.exec(path) ?? []
  if (maker !== undefined) return isRunning(Number(maker))
  if (!entry.isDirectory()) return false
  const marks = namesIn(path).filter((file) => MARK.test(file))
  const ended = marks.filter((mark) => !isRunning(Number(MARK.exec(mark)[1])))
  for (const mark of ended) rmSync(join(path, mark), { force: true })
  return ended.length < marks.length
}

/** None of a folder that another start has just removed. */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return []
  }
}
