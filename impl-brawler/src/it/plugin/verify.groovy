// The kit has tried the game, and its tests have shown both languages.
def reports = new File(basedir, 'target/surefire-reports')
assert reports.directory : new File(basedir, 'build.log').text
def report = reports.listFiles().findAll { it.name.endsWith('.txt') }*.text.join('\n')
assert report.contains('stranger.barter.BarterContractTests')
assert report.contains('stranger.barter.BarterTests')
assert !(report =~ /(Failures|Errors): [1-9]/)
