// Both runs played to the end, each on its own path, came to the same outcome, went on from a file and replayed it.
def lines = { name -> new File(basedir, "target/${name}.txt").readLines() }
def classPath = lines('class-path')
def modulePath = lines('module-path')
assert classPath.contains('found as module: false')
assert modulePath.contains('found as module: true')
def outcome = { all -> all.findAll { it.startsWith('outcome: ') } }
assert outcome(classPath).size() == 1
assert outcome(classPath) == outcome(modulePath)
assert [classPath, modulePath].every { it.contains('resumed in the middle: true') && it.contains('replayed: true') }
