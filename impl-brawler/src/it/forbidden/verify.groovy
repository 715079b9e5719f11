// It failed for the right reason: every import from beyond kumite-api is unknown to the compiler.
def log = new File(basedir, 'build.log').text
['games.kumite.spi.plugin', 'games.kumite.brawler', 'com.google.inject'].each {
  assert log.contains("package ${it} does not exist")
}
assert log.contains('COMPILATION ERROR')
