package games.kumite.spi.testkit.content;

import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A trial of files with one field changed: each is refused, or matches with it can be played. */
final class FieldChangeTrial {

  private final Map<String, FieldChange> changes;
  private final OwnersDirectory owned;
  private final int decisions;
  private int accepted;

  FieldChangeTrial(Map<String, JsonNode> files, OwnersDirectory owned, int decisions) {
    this.changes = files.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, entry -> new FieldChange(entry.getValue())));
    this.owned = owned;
    this.decisions = decisions;
  }

  /** Tries files, and returns how many of them were accepted. */
  int run(int files, long seed) {
    List<String> names = changes.keySet().stream().sorted().toList();
    for (int i = 0; i < files; i++) {
      SeededRandom random = RandomSource.seeded(seed).split("change " + i);
      String name = names.get(random.nextInt(names.size()));
      String text = changes.get(name).next(random);
      List<String> problems = owned.problems(name, text, match -> play(match, random));
      accepted += problems.isEmpty() ? 1 : 0;
    }
    return accepted;
  }

  private void play(Match match, SeededRandom random) {
    for (int i = 0; i < decisions && !match.isOver(); i++) {
      match.playRandom(random);
    }
    match.table(Viewer.spectator());
  }
}
