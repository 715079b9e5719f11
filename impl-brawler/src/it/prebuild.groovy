// The BOM lies in the repository in which strangers look, as if it had been installed there.
def bom = new File(localRepositoryPath, "games/kumite/kumite-bom/${version}/kumite-bom-${version}.pom")
bom.parentFile.mkdirs()
bom.bytes = new File(basedir, '../../../bom/pom.xml').bytes

// The plugin's project is what the console writes. This script runs before each project of strangers; the first time will do.
def project = new File(localRepositoryPath, '../it/plugin/hoard')
if (project.parentFile.directory && !project.exists()) {
  def out = new StringWriter()
  def writer = new PrintWriter(out, true)
  def arguments = ['starter', 'hoard', '--folder', project.path] as String[]
  def code = Class.forName('games.kumite.spi.console.Main').run(arguments, new StringReader(''), writer, writer)
  assert code == 0 : out
}
return true
