package games.kumite.spi.testkit.soak;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.Main;
import games.kumite.spi.testkit.AlteredDraws;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pairs of matches with the same actions, in which two hidden cards are exchanged, or another result is drawn. As long as a viewer knows the same in
 * both, its pictures are the same; the pages of a replay are, if it knows the same to the end.
 */
final class HiddenTwins {

  private static final int DECISIONS = 40;

  private final Game game;
  private final List<Setup> setups;
  private final Path folder;
  private int pairs;
  private int pictures;
  private int pages;
  private int different;

  HiddenTwins(Game game, List<Setup> setups, Path folder) {
    this.game = game;
    this.setups = setups;
    this.folder = folder;
  }

  String run(int count) throws IOException {
    for (int seed = 1; pairs < count && seed <= 4 * count; seed++) {
      Setup setup = setups.get(seed % setups.size()).seed(seed);
      Match match = game.start(setup);
      SeededRandom random = RandomSource.seeded(seed).split("twins");
      List<String> actions = new ArrayList<>();
      for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
        actions.add(match.playRandom(random).notation());
      }
      List<Draw> draws = match.record().lines().stream().flatMap(line -> line.draws().stream()).toList();
      if (!draws.isEmpty()) {
        compare(seed, setup, actions, altered(draws, random));
      }
    }
    return pairs + " pairs, " + pictures + " pairs of pictures and " + pages + " of pages equal, different " + different;
  }

  /** Returns draws with two places of a shuffle exchanged, or without a shuffle with another single result. */
  private static AlteredDraws altered(List<Draw> draws, SeededRandom random) {
    List<Integer> shuffles = new ArrayList<>();
    for (int i = 0; i < draws.size(); i++) {
      if (draws.get(i).results().size() > 1) {
        shuffles.add(i);
      }
    }
    int changed = shuffles.isEmpty() ? random.nextInt(draws.size()) : shuffles.get(random.nextInt(shuffles.size()));
    int places = Math.max(2, draws.get(changed).results().size());
    int first = random.nextInt(places);
    return new AlteredDraws(draws, changed, first, (first + 1 + random.nextInt(places - 1)) % places);
  }

  private void compare(int seed, Setup setup, List<String> actions, AlteredDraws altered) throws IOException {
    pairs++;
    Match match = game.start(setup);
    Match twin = game.start(setup.random(altered));
    Map<Viewer, String> told = new LinkedHashMap<>();
    match.seats().forEach(seat -> told.put(seat, ""));
    told.put(Viewer.spectator(), "");
    for (int i = 0; ; i++) {
      int position = i;
      told.keySet().removeIf(viewer -> !isEqual(match, twin, viewer, seed, position));
      if (i == actions.size() || told.isEmpty()) {
        break;
      }
      match.play(match.decision().parse(actions.get(i)));
      try {
        twin.play(twin.decision().parse(actions.get(i)));
      } catch (IllegalActionException other) {
        return; // from here on they are different matches
      }
    }
    for (Viewer viewer : told.keySet()) {
      comparePages(match.record(), twin.record(), viewer, seed);
    }
  }

  /** Returns whether a viewer still knows the same in both; then the pictures must be the same. */
  private boolean isEqual(Match match, Match twin, Viewer viewer, int seed, int position) {
    if (match.isOver() != twin.isOver() || match.search().observationKey(viewer) != twin.search().observationKey(viewer)
        || !events(match, viewer).equals(events(twin, viewer))) {
      return false;
    }
    String picture = TablePicture.of(match.table(viewer)).game(game).svg();
    if (!picture.equals(TablePicture.of(twin.table(viewer)).game(game).svg())) {
      throw new AssertionError("seed " + seed + " after " + position + " actions: a picture tells " + viewer + " what is hidden:\n"
          + match.record().text());
    }
    pictures++;
    return true;
  }

  private static List<String> events(Match match, Viewer viewer) {
    return match.events(viewer).read().stream().map(Event::toString).toList();
  }

  private void comparePages(MatchRecord one, MatchRecord other, Viewer viewer, int seed) throws IOException {
    String shown = viewer instanceof Seat seat ? String.valueOf(seat.number()) : "spectator";
    if (!page(one, shown).equals(page(other, shown))) {
      throw new AssertionError("seed " + seed + ": a page tells " + viewer + " what is hidden:\n" + one.text());
    }
    pages++;
  }

  private String page(MatchRecord record, String shown) throws IOException {
    Path file = folder.resolve("record");
    Path page = folder.resolve("page.html");
    Files.deleteIfExists(page);
    Files.writeString(file, record.text());
    StringWriter err = new StringWriter();
    int code = Main.run(new String[] {"replay", file.toString(), "--html", page.toString(), "--view", shown}, Reader.nullReader(),
        new PrintWriter(new StringWriter()), new PrintWriter(err));
    if (code != Main.OK) {
      throw new AssertionError("replay must write a page, said " + err);
    }
    return Files.readString(page);
  }
}
