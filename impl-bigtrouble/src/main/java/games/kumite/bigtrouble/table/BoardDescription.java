package games.kumite.bigtrouble.table;

import games.kumite.api.Element.Kind;
import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.TableBuilder.Node;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.Cards;
import java.util.ArrayList;
import java.util.List;

/** The description of the board and everything on it. */
final class BoardDescription {

  private BoardDescription() {}

  static void describe(GameState state, TableBuilder table) {
    Board board = state.board();
    Node node = table.add(Kind.BOARD, state.get(Counters.ACT) == 1 ? "chinatown" : "lair");
    for (int space = 0; space < board.size(); space++) {
      long near = board.neighbours(ConnectionKind.ENTRYWAYS, space);
      long open = board.neighbours(ConnectionKind.BORDERS, space);
      Node inner = node.add(Kind.SPACE, board.name(space))
          .set("zone", board.zones().get(board.zoneOf(space)).id())
          .set("zone-text", state.definition().named(board.zones().get(board.zoneOf(space)).name()))
          .reference("links", ids(board, open));
      list(board, inner, "entryways", near & ~open);
      list(board, inner, "gateways", board.counterparts(space));
      list(board, inner, "walls", board.walls(space));
      list(board, inner, "doors", board.doors(space));
      list(board, inner, "sees", board.sight(space) & ~(1L << space)); // BT-RUL-13
      if (board.hasPlaces()) {
        inner.set("x", board.x(space)).set("y", board.y(space));
      }
      if (state.hasRubble(space)) {
        inner.add(Kind.TOKEN, "rubble-" + board.name(space)).art("rubble");
      }
      heroes(state, space, inner);
      enemies(state, space, inner);
      quests(state, space, inner);
      crates(state, space, inner, table);
    }
  }

  private static void list(Board board, Node node, String name, long spaces) {
    if (spaces != 0) {
      node.reference(name, ids(board, spaces));
    }
  }

  private static List<String> ids(Board board, long spaces) {
    List<String> ids = new ArrayList<>();
    for (long left = spaces; left != 0; left &= left - 1) {
      ids.add(board.id(Long.numberOfTrailingZeros(left)));
    }
    return ids;
  }

  private static void heroes(GameState state, int space, Node node) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat, Counters.SPACE) == space) {
        node.add(Kind.FIGURE, state.hero(seat).entry().id()).set("label", state.definition().named(state.hero(seat).entry().name()))
            .set("owner", state.config().seats().get(seat).id()).set("health", state.seat(seat, Counters.HEALTH));
      }
    }
  }

  private static void enemies(GameState state, int space, Node node) {
    MinionList horde = state.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space) {
        int enemy = horde.at(place);
        Minion minion = state.content().minions().get(EnemyNumbers.type(enemy));
        Node figure = node.add(Kind.FIGURE, minion.id() + "-" + EnemyNumbers.figure(enemy)).art(minion.id())
            .set("label", state.definition().named(minion.name())).reference("card", "card:" + minion.id()).set("order", place + 1);
        if (horde.quest(enemy) != MinionList.NO_QUEST) {
          figure.reference("quest", "token:" + state.questId(horde.quest(enemy)));
        }
        if (horde.isHeld(enemy)) {
          figure.set("held", true);
        }
      }
    }
    for (int boss = 0; boss < state.bossCount(); boss++) {
      if (state.boss(boss, Counters.BOSS_SPACE) == space) {
        Node figure = node.add(Kind.FIGURE, bossId(state, boss)).set("label", name(state, boss))
            .reference("card", "card:" + bossId(state, boss)).set("health", state.boss(boss, Counters.BOSS_HEALTH));
        if (state.boss(boss, Counters.BOSS_HELD) == 1) {
          figure.set("held", true);
        }
        values(state, boss, figure);
      }
    }
  }

  /** Describes the boards of all bosses, which are open from the setup on. */
  static void bosses(GameState state, TableBuilder table) {
    for (int boss = 0; boss < state.bossCount(); boss++) {
      values(state, boss, table.add(Kind.CARD, bossId(state, boss))
          .set("label", name(state, boss)).set("health", state.startingHealth(boss)));
    }
  }

  private static String name(GameState state, int boss) {
    return state.definition().enemyName(EnemyNumbers.boss(boss));
  }

  private static String bossId(GameState state, int boss) {
    return boss == state.loPan() ? "lo-pan" : state.content().bosses().get(boss).entry().id();
  }

  private static void values(GameState state, int boss, Node node) {
    if (boss == state.loPan()) {
      loPan(state, node);
    } else {
      boss(state, boss, node);
    }
  }

  private static void boss(GameState state, int boss, Node figure) {
    Boss card = state.content().bosses().get(boss);
    figure.set("move", card.entry().move()).set("attack", card.entry().attack())
        .set("range", Texts.word(card.entry().range())).set("strikeback", card.entry().struckBack())
        .set("defense", card.entry().defense()).set("chi", card.entry().chi())
        .set("audacity", card.entry().audacity()).set("text", state.definition().printed.bosses.get(boss));
  }

  private static void loPan(GameState state, Node figure) {
    LoPan card = state.content().loPan();
    boolean isFlesh = state.get(Counters.FLESH) == 1;
    figure.set("flesh", isFlesh).set("move", 0).set("range", isFlesh ? "melee" : "ranged")
        .set("defense", isFlesh ? card.fleshDefense() : card.ghostDefense());
    if (isFlesh) {
      figure.set("attack", card.fleshAttack());
    } else {
      figure.set("flip", card.flip()).set("flesh-attack", card.fleshAttack()).set("flesh-defense", card.fleshDefense());
      for (LoPan.Attack attack : card.ghostAttacks()) {
        figure.set("attack-" + attack.successes(), attack.attack())
            .set("targets-" + attack.successes(), Texts.word(attack.targets()));
      }
    }
  }

  /** Describes the tokens of quests in a space; those of showdown cards without one for {@link Board#NOWHERE}. */
  private static void quests(GameState state, int space, Node node) {
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if (state.quest(slot, Counters.QUEST) >= 0 && state.quest(slot, Counters.QUEST_SPACE) == space) {
        quest(state, slot, node.add(Kind.TOKEN, state.questId(slot)));
      }
    }
  }

  static void quest(GameState state, int slot, Node token) {
    boolean isActive = state.quest(slot, Counters.QUEST_ACTIVE) == 1;
    boolean isShowdown = state.get(Counters.ACT) == 2;
    token.set("label", state.definition().named(questName(state, slot))).set(isShowdown ? "complete-side" : "active", isActive);
    if (isActive || isShowdown || slot >= GameState.FIRST_SIDE_SLOT) {
      token.set("text", requirement(state, slot))
          .set("begun", state.quest(slot, Counters.QUEST_BEGUN) == 1)
          .set("covered", covered(state, slot))
          .set("left", state.quest(slot, Counters.QUEST_LEFT));
      if (state.wholeEvent(slot).parts().size() > 1) {
        token.set("part", state.quest(slot, Counters.QUEST_PART) + 1);
      }
    }
  }

  private static String questName(GameState state, int slot) {
    Content content = state.content();
    int quest = state.quest(slot, Counters.QUEST);
    if (state.get(Counters.ACT) == 2) {
      return content.mainQuests().get(content.showdowns().get(quest).quest()).entry().name();
    }
    return slot < GameState.FIRST_SIDE_SLOT ? content.mainQuests().get(quest).entry().name()
        : content.sideQuests().get(quest).entry().name();
  }

  private static String requirement(GameState state, int slot) {
    int quest = state.quest(slot, Counters.QUEST);
    if (state.get(Counters.ACT) == 2) {
      return state.definition().printed.showdown(quest, state.quest(slot, Counters.QUEST_ACTIVE));
    }
    return slot < GameState.FIRST_SIDE_SLOT ? state.definition().printed.main(quest, state.quest(slot, Counters.QUEST_EVENT))
        : state.definition().printed.side(quest);
  }

  /** Returns the covered requirements, by their numbers from 1. */
  private static List<Integer> covered(GameState state, int slot) {
    List<Integer> covered = new ArrayList<>();
    if (!state.event(slot).requirements().isEmpty()) {
      for (int left = state.quest(slot, Counters.QUEST_COVERED); left != 0; left &= left - 1) {
        covered.add(Integer.numberOfTrailingZeros(left) + 1);
      }
    }
    return covered;
  }

  private static void crates(GameState state, int space, Node node, TableBuilder table) {
    Cards cards = state.cards();
    int number = 0;
    for (int crate = cards.top(state.zones().placed); crate >= 0; crate = cards.next(crate)) {
      if (state.crateSpace(crate) == space) {
        number++;
        Node token = node.add(
            Kind.TOKEN, "crate-" + state.board().name(space) + (number == 1 ? "" : "-" + number));
        boolean isSeen = table.isVisibleTo(cards.knownBy(crate));
        token.art(isSeen ? cards.layout().name(cards.face(crate)) : "crate");
        if (isSeen) {
          token.set("label", cards.layout().label(cards.face(crate)));
        }
      }
    }
  }
}
