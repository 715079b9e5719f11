import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.picture.Theme;
import games.kumite.api.random.SeededRandom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Writes the documentation site from the Markdown of the repository, the pictures beside it, and the Javadoc. The profile
 * {@code site} runs this source file; it ends with an exception if a link leads nowhere.
 *
 * <p>A generator of its own, of one file and one library (commonmark-java, BSD-2-Clause, 0.3 MB): Maven's site plugin
 * brings 15 MB of plugins, needs a page for each guide written apart, and has neither search nor a dark theme.
 *
 * <p>Arguments: the root of the repository, and the folder to write.
 */
final class SiteWriter {

  /** The groups of the navigation, with the sections of the guides that belong there; others come under "More". */
  private static final Map<String, List<String>> GROUPS = new LinkedHashMap<>();

  static {
    GROUPS.put("Frontends and servers", List.of("A frontend", "A server", "In the browser", "Languages", "Operation"));
    GROUPS.put("Bots", List.of("Bots", "An arena", "Programs that learn", "A bot in another language"));
    GROUPS.put("Games of your own", List.of("Writing a game", "A plugin's own project", "A page about a game"));
    GROUPS.put("More", List.of("What holds for every game", "The console"));
  }

  private static final String HOME = "https://github.com/kumite-games/kumite";
  private static final Pattern HTML_LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
  private static final Pattern RAW_IMAGE = Pattern.compile("<img src=\"([^\"]*)\"");
  private static final Pattern HEADING = Pattern.compile("<h[1-4] id=\"([^\"]*)\">(.*?)</h[1-4]>");
  private static final int PICTURED_DECISIONS = 6;

  /** A page of the site: its file, its title, its Markdown, and the file in the repository that it comes from. */
  private record Page(String file, String title, String group, String markdown, Path source) {}

  private final Path root;
  private final Path out;
  private final List<Page> pages = new ArrayList<>();
  /** Where a heading of a file of the repository went: by file#heading, and by the file alone. */
  private final Map<String, String> targets = new LinkedHashMap<>();
  private final Map<String, String> bodies = new LinkedHashMap<>();
  private final Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private final HtmlRenderer renderer = HtmlRenderer.builder()
      .extensions(List.of(TablesExtension.create(), HeadingAnchorExtension.create())).build();

  private SiteWriter(Path root, Path out) {
    this.root = root.toAbsolutePath().normalize();
    this.out = out.toAbsolutePath().normalize();
  }

  public static void main(String[] args) throws Exception {
    SiteWriter site = new SiteWriter(Path.of(args[0]), Path.of(args[1]));
    site.collect();
    site.write();
    site.checkLinks();
    System.out.println(site.pages.size() + " pages: " + site.out.resolve("index.html"));
  }

  private void collect() throws IOException {
    add("start.html", "Start", "Start", root.resolve("README.md"));
    split("api/README.md");
    split("spi/README.md");
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.filter(path -> Files.exists(path.resolve("GAME.md"))).sorted().toList()) {
        String id = module.getFileName().toString().replace("impl-", "");
        add("games/" + id + ".html", title(module.resolve("GAME.md")), "Games", module.resolve("GAME.md"));
        add("games/" + id + "-rules.html", title(module.resolve("RULES.md")), "", module.resolve("RULES.md"));
        for (String file : List.of("TABLE.svg", "BOARD.svg", "MATCH.html")) {
          if (Files.exists(module.resolve(file))) {
            String target = "games/" + id + "-" + file.toLowerCase(Locale.ROOT);
            targets.put(name(module.resolve(file)), target);
            copy(module.resolve(file), target);
          }
        }
      }
    }
    add("figures.html", "Figures", "More", root.resolve("spi/FIGURES.md"));
    add("changes.html", "Changes", "More", root.resolve("bom/CHANGELOG.md"));
    add("contributing.html", "Contributing", "More", root.resolve(".github/CONTRIBUTING.md"));
    add("security.html", "Security", "More", root.resolve(".github/SECURITY.md"));
    for (String file : List.of("LICENSE", "bom/NOTICE")) {
      targets.put(file, Path.of(file).getFileName() + ".txt");
      copy(root.resolve(file), targets.get(file));
    }
  }

  private void add(String file, String title, String group, Path source) throws IOException {
    add(new Page(file, title, group, Files.readString(source).replace("\r\n", "\n"), source));
    targets.put(name(source), file);
  }

  private void add(Page page) {
    pages.add(page);
    for (String line : page.markdown().split("\n")) {
      if (line.startsWith("#")) {
        String heading = anchor(line.replaceAll("^#+ ", ""));
        targets.putIfAbsent(name(page.source()) + "#" + heading, page.file() + "#" + heading);
      }
    }
  }

  /** Makes a page of each section of a guide. */
  private void split(String file) throws IOException {
    Path source = root.resolve(file);
    String[] parts = ("\n" + Files.readString(source).replace("\r\n", "\n")).split("\n## ");
    for (int i = 1; i < parts.length; i++) {
      String title = parts[i].substring(0, parts[i].indexOf('\n')).strip();
      String group = GROUPS.entrySet().stream().filter(entry -> entry.getValue().contains(title)).map(Map.Entry::getKey)
          .findFirst().orElse("More");
      add(new Page(anchor(title) + ".html", title, group, "# " + parts[i], source));
    }
    targets.putIfAbsent(name(source), "index.html");
  }

  private void write() throws IOException {
    for (Page page : pages) {
      bodies.put(page.file(), body(page));
    }
    bodies.put("gallery.html", gallery());
    bodies.put("index.html", overview());
    for (Map.Entry<String, String> body : bodies.entrySet()) {
      String title = pages.stream().filter(page -> page.file().equals(body.getKey())).map(Page::title).findFirst()
          .orElse(body.getKey().equals("gallery.html") ? "Gallery" : "Kumite");
      write(body.getKey(), layout(body.getKey(), title, body.getValue()));
    }
    for (String file : List.of("style.css", "search.js")) {
      copy(root.resolve("bom/src/site/" + file), file);
    }
    write("index.js", index());
    for (String module : List.of("api", "spi")) {
      Path docs = root.resolve(module + "/target/reports/apidocs");
      try (Stream<Path> files = Files.walk(docs)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          copy(file, "javadoc/" + module + "/" + docs.relativize(file).toString().replace('\\', '/'));
        }
      }
    }
  }

  private String body(Page page) {
    String markdown = RAW_IMAGE.matcher(page.markdown()) // Markdown's own follow below
        .replaceAll(found -> Matcher.quoteReplacement("<img src=\"" + moved(page, found.group(1)) + "\""));
    Node document = parser.parse(markdown);
    document.accept(new AbstractVisitor() {
      @Override
      public void visit(Link link) {
        link.setDestination(moved(page, link.getDestination()));
        visitChildren(link);
      }

      @Override
      public void visit(Image image) {
        image.setDestination(moved(page, image.getDestination()));
        visitChildren(image);
      }
    });
    return renderer.render(document).replace("<table>", "<div class=\"wide\"><table>").replace("</table>", "</table></div>");
  }

  /** Returns where a link of a page leads on the site. */
  private String moved(Page page, String link) {
    if (link.matches("[a-z]+:.*")) {
      return link;
    }
    int hash = link.indexOf('#');
    String path = hash < 0 ? link : link.substring(0, hash);
    Path file = path.isEmpty() ? page.source() : page.source().resolveSibling(path).normalize();
    String key = name(file) + (hash < 0 ? "" : link.substring(hash));
    String target = targets.get(key);
    if (target == null && hash < 0 && Files.isDirectory(file)) {
      return HOME + "/tree/main/" + name(file);
    } else if (target == null && hash < 0 && Files.exists(file)) {
      return HOME + "/blob/main/" + name(file);
    } else if (target == null) {
      throw new IllegalStateException(name(page.source()) + ": no page has " + key);
    }
    return relative(page.file(), target);
  }

  private static String relative(String from, String to) {
    return from.startsWith("games/") ? to.startsWith("games/") ? to.substring("games/".length()) : "../" + to : to;
  }

  private String overview() throws IOException {
    String readme = Files.readString(root.resolve("README.md"));
    String introduction = readme.substring(readme.indexOf('\n'), readme.indexOf("<img")).strip();
    StringBuilder html = new StringBuilder("<h1>Kumite</h1>\n").append(renderer.render(parser.parse(introduction)));
    html.append("<div class=\"cards\">");
    card(html, "You build a frontend or a server", "Tables as trees or pictures, every choice as data, refusals with their reason.",
        "a-frontend.html", "a-server.html", "in-the-browser.html", "languages.html");
    card(html, "You write bots", "One interface plays every game, and no bot can see what it may not know.",
        "bots.html", "an-arena.html", "programs-that-learn.html", "a-bot-in-another-language.html");
    card(html, "You write games", "State, steps and choices; copies, records, undo and secrecy are tested for you.",
        "writing-a-game.html", "a-plugins-own-project.html", "gallery.html");
    html.append("</div>\n<h2 id=\"games\">The games</h2>\n").append(cards("Games"));
    return html.append("<p><a href=\"start.html\">Start</a> with a first match, or look at the <a href=\"gallery.html\">gallery</a>.</p>\n")
        .toString();
  }

  private void card(StringBuilder html, String title, String text, String... files) {
    html.append("<section><h2>").append(title).append("</h2><p>").append(text).append("</p><ul>");
    for (String file : files) {
      String name = file.equals("gallery.html") ? "Gallery" : pages.stream().filter(page -> page.file().equals(file))
          .map(Page::title).findFirst().orElse("");
      html.append(name.isEmpty() ? "" : "<li><a href=\"" + escaped(file) + "\">" + escaped(name) + "</a></li>");
    }
    html.append("</ul></section>");
  }

  /** Returns the games with their pictures. */
  private String cards(String group) {
    StringBuilder html = new StringBuilder("<div class=\"pictures\">");
    for (Page page : pages) {
      if (page.group().equals(group)) {
        String start = page.file().replace(".html", "");
        String picture = Files.exists(out.resolve(start + "-board.svg")) ? start + "-board.svg" : start + "-table.svg";
        figure(html, page.file(), picture, page.title());
      }
    }
    return html.append("</div>\n").toString();
  }

  private static void figure(StringBuilder html, String link, String picture, String title) {
    html.append("<figure><a href=\"").append(link).append("\"><img src=\"").append(picture).append("\" alt=\"")
        .append(escaped(title)).append("\" loading=\"lazy\"></a><figcaption>").append(escaped(title)).append("</figcaption></figure>");
  }

  private String gallery() throws IOException {
    StringBuilder html = new StringBuilder("<h1>Gallery</h1>\n<p>Every picture is drawn by the library, from the same tables that a"
        + " program gets.</p>\n<h2 id=\"games\">Games</h2>\n<div class=\"pictures\">");
    for (Page page : pages) {
      if (page.group().equals("Games")) {
        String start = page.file().replace(".html", "");
        figure(html, page.file(), start + "-table.svg", page.title());
        if (Files.exists(out.resolve(start + "-match.html"))) {
          html.insert(html.lastIndexOf("</figcaption>"), ": <a href=\"" + start + "-match.html\">step through a match</a>");
        }
      }
    }
    html.append("</div>\n<h2 id=\"samples\">Samples</h2>\n<p>Small games that show game authors how each kind of choice is written, in"
        + " <code>spi/src/test/java/games/kumite/spi/samples</code>.</p>\n<div class=\"pictures samples\">");
    for (Game game : samples()) {
      String picture = "games/sample-" + game.id() + ".svg";
      Match match = game.start(Setup.seats(game.seatCounts().contains(2) ? 2 : game.seatCounts().iterator().next()).seed(1));
      SeededRandom random = new SeededRandom(1);
      for (int n = 0; n < PICTURED_DECISIONS && !match.isOver(); n++) {
        Match next = match.copy();
        next.search().playHeuristic(random);
        match = next.isOver() ? match : next;
      }
      write(picture, TablePicture.of(match.table(match.seats().get(0))).game(game).width(640).theme(Theme.SYSTEM).svg());
      figure(html, picture, picture, game.title());
    }
    return html.append("</div>\n").toString();
  }

  /** Returns the sample games, which no artifact need list: each class below the package of samples that is a game. */
  private List<Game> samples() throws IOException {
    Path classes = root.resolve("spi/target/test-classes");
    List<Game> games = new ArrayList<>();
    Set<String> ids = new LinkedHashSet<>();
    Games.installed().forEach(game -> ids.add(game.id()));
    try (Stream<Path> files = Files.walk(classes.resolve("games/kumite/spi/samples"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".class")).sorted().toList()) {
        String name = classes.relativize(file).toString().replaceAll("[/\\\\]", ".").replaceAll("\\.class$", "");
        try {
          Class<?> type = Class.forName(name, false, SiteWriter.class.getClassLoader());
          if (Game.class.isAssignableFrom(type)) {
            Game game = (Game) type.getConstructor().newInstance();
            if (ids.add(game.id())) {
              games.add(game);
            }
          }
        } catch (ReflectiveOperationException | LinkageError notAGame) {
          continue; // tests need libraries that are not here
        }
      }
    }
    games.sort(Comparator.comparing(Game::title));
    return games;
  }

  private String layout(String file, String title, String body) {
    String up = file.startsWith("games/") ? "../" : "";
    StringBuilder nav = new StringBuilder();
    Map<String, List<Page>> groups = new LinkedHashMap<>();
    GROUPS.keySet().forEach(group -> groups.put(group, new ArrayList<>()));
    pages.forEach(page -> groups.computeIfAbsent(page.group(), made -> new ArrayList<>()).add(page));
    for (String group : GROUPS.keySet()) {
      nav.append("<h2>").append(group).append("</h2><ul>");
      groups.get(group).forEach(page -> link(nav, up, file, page.file(), page.title()));
      nav.append("</ul>");
    }
    nav.append("<h2>Games</h2><ul>");
    link(nav, up, file, "gallery.html", "Gallery");
    groups.getOrDefault("Games", List.of()).forEach(page -> link(nav, up, file, page.file(), page.title()));
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>@TITLE@</title>
        <link rel="stylesheet" href="@UP@style.css">
        </head>
        <body>
        <a class="skip" href="#content">To the text</a>
        <header>
        <a class="brand" href="@UP@index.html">Kumite</a>
        <a href="@UP@start.html">Start</a>
        <a href="@UP@gallery.html">Gallery</a>
        <a href="@UP@javadoc/api/index.html">API</a>
        <a href="@UP@javadoc/spi/index.html">SPI</a>
        <input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off">
        </header>
        <div id="results" hidden></div>
        <div class="columns">
        <nav aria-label="Guides"><details open><summary>Guides</summary>@NAV@</ul></details></nav>
        <main id="content">
        @BODY@</main>
        </div>
        <script src="@UP@index.js"></script>
        <script src="@UP@search.js" data-up="@UP@"></script>
        </body>
        </html>
        """.replace("@NAV@", nav).replace("@TITLE@", escaped(title.equals("Kumite") ? title : title + " - Kumite")).replace("@UP@", up)
        .replace("@BODY@", body);
  }

  private static void link(StringBuilder nav, String up, String from, String to, String title) {
    nav.append("<li><a href=\"").append(up).append(escaped(to)).append(from.equals(to) ? "\" aria-current=\"page" : "").append("\">")
        .append(escaped(title)).append("</a></li>");
  }

  /** Returns what the search looks through: each heading with the text below it. */
  private String index() {
    StringBuilder json = new StringBuilder("window.KUMITE_INDEX = [\n");
    bodies.forEach((file, body) -> {
      Matcher headings = HEADING.matcher(body);
      List<int[]> ends = new ArrayList<>();
      while (headings.find()) {
        ends.add(new int[] {headings.start(), headings.end()});
      }
      for (int i = 0; i < ends.size(); i++) {
        headings.find(ends.get(i)[0]);
        String text = plain(body.substring(ends.get(i)[1], i + 1 < ends.size() ? ends.get(i + 1)[0] : body.length()));
        json.append("[\"").append(quoted(file + "#" + headings.group(1))).append("\",\"").append(quoted(plain(headings.group(2))))
            .append("\",\"").append(quoted(text)).append("\"],\n");
      }
    });
    return json.append("];\n").toString();
  }

  private static String plain(String html) {
    return html.replaceAll("<[^>]*>", " ").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
        .replaceAll("\\s+", " ").strip();
  }

  private static String quoted(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("</", "<\\/");
  }

  /** Every link of a page leads to a file of the site, and to an anchor in it; addresses elsewhere are well-formed. */
  private void checkLinks() throws IOException {
    Set<String> broken = new TreeSet<>();
    for (String file : bodies.keySet()) {
      Path path = out.resolve(file);
      Matcher links = HTML_LINK.matcher(Files.readString(path));
      while (links.find()) {
        String link = links.group(1).replace("&#39;", "'").replace("&amp;", "&");
        if (link.startsWith("https://")) {
          continue;
        }
        int hash = link.indexOf('#');
        Path target = hash == 0 ? path : path.resolveSibling(hash < 0 ? link : link.substring(0, hash)).normalize();
        String anchor = hash < 0 ? "" : link.substring(hash + 1);
        if (!target.startsWith(out) || !Files.isRegularFile(target)) {
          broken.add(file + " -> " + link);
        } else if (!anchor.isEmpty() && !Files.readString(target).contains("id=\"" + anchor + "\"")) {
          broken.add(file + " -> " + link + " (no such heading)");
        }
      }
    }
    if (!broken.isEmpty()) {
      throw new IllegalStateException("links that lead nowhere:\n" + String.join("\n", broken));
    }
  }

  private String name(Path file) {
    return root.relativize(file.toAbsolutePath().normalize()).toString().replace('\\', '/');
  }

  private static String title(Path source) throws IOException {
    try (Stream<String> lines = Files.lines(source)) {
      return lines.filter(line -> line.startsWith("# ")).findFirst().orElse("# " + source.getFileName()).substring(2).strip();
    }
  }

  /** Returns the anchor of a heading, as on GitHub. */
  private static String anchor(String heading) {
    return heading.strip().toLowerCase(Locale.ROOT).replaceAll("[`*]", "").replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }

  private void write(String file, String text) {
    try {
      Path path = out.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void copy(Path from, String file) throws IOException {
    Path path = out.resolve(file);
    Files.createDirectories(path.getParent());
    Files.write(path, Files.readAllBytes(from));
  }
}
