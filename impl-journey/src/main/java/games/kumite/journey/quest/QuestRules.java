package games.kumite.journey.quest;

import games.kumite.journey.content.QuestMatch;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * The moments at which the special rules of the quest are asked, or act, one after the other (JW-SET-03). What each of
 * them answers and does is said by {@link QuestRule} alone. Stateless.
 */
public final class QuestRules {

  private QuestRules() {}

  private static List<QuestRule> rules(GameState state) {
    return state.scene().quest.entry().rules();
  }

  private static String type(GameState state, int demon) {
    return state.definition().demon(state.definition().figure(demon).type).entry().id();
  }

  /**
   * Returns whether a gate may be closed as far as the quest and the gate are concerned: it is not closed, though it may
   * be inactive (JW-RUL-82), and no rule of the quest keeps gates open (JW-SET-03).
   */
  public static boolean mayClose(GameState state, int gate) {
    return state.gate(gate) != QuestToken.Gate.CLOSED && doAll(state, QuestRule::allowsClosing);
  }

  /** Returns whether a gate may be sealed by a card (JW-RUL-154). */
  public static boolean maySeal(GameState state, int gate) {
    return state.gate(gate) != QuestToken.Gate.CLOSED && doAll(state, QuestRule::allowsSealing);
  }

  private static boolean doAll(GameState state, BiPredicate<QuestRule, QuestMatch> allow) {
    List<QuestRule> rules = rules(state);
    RunningQuest quest = RunningQuest.of(state);
    for (int i = 0; i < rules.size(); i++) {
      if (!allow.test(rules.get(i), quest)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a token is not on the map at first (JW-RUL-155). */
  public static boolean isHidden(GameState state, int piece) {
    QuestToken token = state.scene().piece(piece);
    return token.kind == QuestToken.Kind.SUTRA && rules(state).stream().anyMatch(rule -> rule.isHidden(token.id));
  }

  /**
   * Returns whether a pilgrim may collect a sutra: the quest names no other who must (JW-ACT-13). Any pilgrim
   * may take a sutra that a dead one has left elsewhere, or whose collectors are all dead (JW-RUL-149).
   */
  public static boolean mayCollect(GameState state, int pilgrim, int piece) {
    QuestToken sutra = state.scene().piece(piece);
    boolean isReserved = false;
    for (QuestRule rule : rules(state)) {
      List<String> collectors = rule.collectors(sutra.id);
      if (collectors.contains(state.definition().pilgrim(pilgrim).entry().id())) {
        return true;
      }
      isReserved |= !collectors.isEmpty() && RunningQuest.of(state).isAnyAlive(collectors);
    }
    return !isReserved || state.square(piece) != sutra.square;
  }

  /** Returns whether a closed door cannot be broken. */
  public static boolean isBarred(GameState state, int piece) {
    List<QuestRule> rules = rules(state);
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).isBarred(state.scene().piece(piece).id)) {
        return true;
      }
    }
    return false;
  }

  /** Returns bits of the tiles that set a rule off when a pilgrim enters them, and that none has entered yet (JW-RUL-83). */
  public static int wakingTiles(GameState state) {
    List<QuestRule> rules = rules(state);
    int tiles = 0;
    for (int i = 0; i < rules.size(); i++) {
      String tile = rules.get(i).entryTile();
      tiles |= tile.isEmpty() || RunningQuest.of(state).isEntered(tile) ? 0 : 1 << state.scene().tile(tile);
    }
    return tiles;
  }

  /** Returns whether a demon is inactive because the quest says so (JW-RUL-89). */
  public static boolean isDormant(GameState state, int demon) {
    List<QuestRule> rules = rules(state);
    RunningQuest quest = RunningQuest.of(state);
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).isDormant(quest, type(state, demon))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the quest removes a defeated demon before it can be killed or cleansed: a rule says so, or an event
   * of the quest is set off by its defeat (JW-QST-04).
   */
  public static boolean isUnclaimed(GameState state, int demon) {
    return rules(state).stream().anyMatch(rule -> rule.unclaimedDemon().equals(type(state, demon)));
  }

  /** Carries out the events that the defeat of a demon sets off at once (JW-QST-04). */
  public static void defeated(GameState state, int demon) {
    rules(state).stream().filter(rule -> rule.unclaimedDemon().equals(type(state, demon)))
        .forEach(rule -> rule.afterDefeat(RunningQuest.of(state)));
  }

  /** Notes a collected sutra, which may bring a demon once per quest (JW-RUL-73, JW-RUL-74). */
  public static void collected(GameState state, int pilgrim) {
    boolean isFirst = state.get(Counters.COLLECTED) == 0;
    state.set(Counters.COLLECTED, 1);
    if (isFirst) {
      rules(state).forEach(rule -> rule.afterFirstSutra(new RunningQuest(state, pilgrim)));
    }
  }

  /** Applies the rules about the end of a pilgrim's activation. */
  public static void endOfActivation(GameState state, int pilgrim) {
    rules(state).forEach(rule -> rule.atEndOfActivation(new RunningQuest(state, pilgrim)));
  }

  /** Applies the rules that track time (JW-TRN-23). The caller checks whether the quest is lost by it. */
  public static void endOfTurn(GameState state) {
    rules(state).forEach(rule -> rule.atEndOfTurn(RunningQuest.of(state)));
  }

  /** Activates the gates that a rule of the quest wakes in Maintenance. */
  public static void maintenance(GameState state) {
    rules(state).forEach(rule -> rule.inMaintenance(RunningQuest.of(state)));
  }
}
