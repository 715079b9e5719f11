package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.spi.marks.Immutable;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ids of elements of the table, by the numbers of the content. Immutable. */
@Immutable
public final class ElementIds {

  /** The figures of the heroes. */
  final List<String> heroes;
  /** The figures of enemies by their numbers. */
  final List<String> enemies;
  /** The tokens of quests by their numbers: main quests, side quests, showdowns. */
  final List<String> quests;

  ElementIds(Content content) {
    heroes = content.heroes().stream().map(hero -> "figure:" + hero.entry().id()).toList();
    Stream<String> minions = IntStream.range(0, EnemyNumbers.FIRST_BOSS)
        .mapToObj(enemy -> content.minions().get(EnemyNumbers.type(enemy)).id() + "-" + EnemyNumbers.figure(enemy));
    Stream<String> bosses = Stream.concat(content.bosses().stream().map(boss -> boss.entry().id()), Stream.of("lo-pan"));
    enemies = Stream.concat(minions, bosses).map("figure:"::concat).toList();
    quests = Stream.of(content.mainQuests().stream().map(quest -> quest.entry().id()),
        content.sideQuests().stream().map(quest -> quest.entry().id()),
        content.showdowns().stream().map(quest -> quest.entry().id())).flatMap(ids -> ids).map("token:"::concat).toList();
  }
}
