package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.SideQuest;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * The values of quests, in chi of all heroes together, and the cost of later events, in action dice: guesses by their
 * words. Immutable.
 */
@Immutable
final class QuestValues {

  private static final double ITEM = 1.3;
  private static final double HEALTH = 0.25;
  private static final double HELL = 1;
  /** The chi of the bonus spaces, for each hero and space of the audacity track. */
  private static final double AUDACITY = 0.45;
  /** The value of the better side of a quest's showdown card. */
  private static final double COMPLETE_SIDE = 10;
  private static final double CHECK = 1.5;
  private static final double REQUIREMENT = 1.25;
  private static final double ENEMY = 1.8;
  private static final double BOSS = 16;
  private static final double STRIDE = 2.1;

  private final double[] side;
  private final double[][] main;
  private final double[][] later;

  QuestValues(Content content, Board board, int heroes) {
    side = content.sideQuests().stream().mapToDouble(quest -> side(quest, heroes)).toArray();
    main = content.mainQuests().stream().map(quest -> main(quest, heroes)).toArray(double[][]::new);
    later = content.mainQuests().stream().map(quest -> later(content, quest, board)).toArray(double[][]::new);
  }

  private static double side(SideQuest quest, int heroes) {
    return done(quest.event(), heroes) + worth(quest.reward(), heroes)
        + AUDACITY * heroes * quest.entry().audacity();
  }

  private static double[] main(MainQuest quest, int heroes) {
    List<QuestEvent> events = quest.events();
    double[] gains = new double[events.size()];
    double sum = COMPLETE_SIDE + worth(quest.reward(), heroes)
        + AUDACITY * heroes * quest.entry().audacity();
    for (int event = gains.length - 1; event >= 0; event--) {
      sum += done(events.get(event), heroes);
      gains[event] = sum;
    }
    return gains;
  }

  private static double[] later(Content content, MainQuest quest, Board board) {
    List<QuestEvent> events = quest.events();
    double[] dice = new double[events.size()];
    for (int event = dice.length - 2; event >= 0; event--) {
      List<QuestEvent> parts = events.get(event).parts();
      dice[event] = dice[event + 1]
          + work(content, board, parts.get(parts.size() - 1).space(), events.get(event + 1).parts());
    }
    return dice;
  }

  /** Returns the dice that parts of events take of a hero who begins at a space. */
  static double work(Content content, Board board, String start, List<QuestEvent> parts) {
    double dice = 0;
    String from = start;
    for (QuestEvent part : parts) {
      int here = board.at(from);
      int there = board.at(part.space());
      dice += work(content, part)
          + (here < 0 || there < 0 ? 0 : board.distance(ConnectionKind.GATEWAYS, here, there) / STRIDE);
      from = part.space();
    }
    return dice;
  }

  private static double work(Content content, QuestEvent event) {
    return CHECK * event.difficulty() + REQUIREMENT * event.requirements().size()
        + event.enemies().stream().mapToDouble(enemy -> content.boss(enemy) >= 0 ? BOSS : ENEMY).sum();
  }

  private static double done(QuestEvent event, int heroes) {
    double sum = 0;
    for (QuestEvent part : event.parts()) {
      sum += worth(part.done(), heroes);
    }
    return sum;
  }

  private static double worth(Effects effects, int heroes) {
    double sum = 0;
    for (Part part : effects.first()) {
      sum += worth(part.effect(), heroes);
    }
    return sum;
  }

  private static double worth(Effect effect, int heroes) {
    return switch (effect.verb().word()) {
      case "unique" -> UpgradeValues.SIDE;
      case "item" -> ITEM;
      case "audacity" -> AUDACITY * heroes * effect.amount();
      case "gainChi" -> effect.amount();
      case "heal" -> HEALTH * effect.amount();
      case "clearHell" -> HELL;
      default -> 0;
    };
  }

  /** Returns the value of a side quest. */
  double side(int quest) {
    return side[quest];
  }

  /** Returns the remaining value of a main quest, including that of the next event. */
  double main(int quest, int event) {
    return main[quest][event];
  }

  /** Returns the dice that the events after the next one take. */
  double later(int quest, int event) {
    return later[quest][event];
  }
}
