package games.kumite.bigtrouble.table;

import games.kumite.api.Element.Kind;
import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.TableBuilder.Node;
import games.kumite.spi.cards.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The description of the board and everything on it. */
final class BoardDescription {

  private BoardDescription() {}

  static void describe(Trouble trouble, TableBuilder table) {
    Board board = trouble.board();
    Node node = table.add(Kind.BOARD, trouble.get(Num.ACT) == 1 ? "chinatown" : "lair");
    for (int space = 0; space < board.size(); space++) {
      long near = board.neighbours(Way.ENTRYWAYS, space);
      long open = board.neighbours(Way.BORDERS, space);
      Node inner = node.add(Kind.SPACE, board.name(space)).set("zone", board.zones().get(board.zoneOf(space)).name())
          .refer("links", ids(board, open));
      list(board, inner, "entryways", near & ~open);
      list(board, inner, "gateways", board.counterparts(space));
      list(board, inner, "walls", board.walls(space));
      list(board, inner, "doors", board.doors(space));
      if (board.hasPlaces()) {
        inner.set("x", board.x(space)).set("y", board.y(space));
      }
      if (trouble.hasRubble(space)) {
        inner.add(Kind.TOKEN, "rubble-" + board.name(space));
      }
      heroes(trouble, space, inner);
      enemies(trouble, space, inner);
      quests(trouble, space, inner);
      crates(trouble, space, inner, table);
    }
  }

  private static void list(Board board, Node node, String name, long spaces) {
    if (spaces != 0) {
      node.refer(name, ids(board, spaces));
    }
  }

  private static List<String> ids(Board board, long spaces) {
    List<String> ids = new ArrayList<>();
    for (long left = spaces; left != 0; left &= left - 1) {
      ids.add("space:" + board.name(Long.numberOfTrailingZeros(left)));
    }
    return ids;
  }

  private static void heroes(Trouble trouble, int space, Node node) {
    for (int seat = 0; seat < trouble.seats(); seat++) {
      if (trouble.seat(seat, Num.SPACE) == space) {
        node.add(Kind.FIGURE, trouble.hero(seat).entry().id()).set("label", trouble.hero(seat).entry().name())
            .set("owner", trouble.start().seats().get(seat).id()).set("health", trouble.seat(seat, Num.HEALTH));
      }
    }
  }

  private static void enemies(Trouble trouble, int space, Node node) {
    Horde horde = trouble.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space) {
        int enemy = horde.at(place);
        Minion minion = trouble.content().minions().get(Enemy.type(enemy));
        Node figure = node.add(Kind.FIGURE, minion.id() + "-" + Enemy.figure(enemy)).set("label", minion.name())
            .refer("card", "card:" + minion.id())            .set("order", place + 1);
        if (horde.quest(enemy) != Horde.NO_QUEST) {
          figure.refer("quest", "token:" + questId(trouble, horde.quest(enemy)));
        }
        if (horde.isHeld(enemy)) {
          figure.set("held", true);
        }
      }
    }
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      if (trouble.boss(boss, Num.BOSS_SPACE) == space) {
        boolean isLoPan = boss == trouble.loPan();
        Node figure = node.add(Kind.FIGURE, isLoPan ? "lo-pan" : trouble.content().bosses().get(boss).entry().id())
            .set("label", isLoPan ? trouble.content().loPan().name()
                : trouble.content().bosses().get(boss).entry().name())
            .set("health", trouble.boss(boss, Num.BOSS_HEALTH));
        if (trouble.boss(boss, Num.BOSS_HELD) == 1) {
          figure.set("held", true);
        }
        if (isLoPan) {
          loPan(trouble, figure);
        } else {
          boss(trouble, boss, figure);
        }
      }
    }
  }

  private static void boss(Trouble trouble, int boss, Node figure) {
    Boss card = trouble.content().bosses().get(boss);
    figure.set("move", card.entry().move()).set("attack", card.entry().attack())
        .set("range", Texts.word(card.entry().range())).set("strikeback", card.entry().struckBack())
        .set("defense", card.entry().defense()).set("chi", card.entry().chi())
        .set("audacity", card.entry().audacity()).set("text", trouble.terms().printed.bosses.get(boss));
  }

  private static void loPan(Trouble trouble, Node figure) {
    LoPan card = trouble.content().loPan();
    boolean isFlesh = trouble.get(Num.FLESH) == 1;
    figure.set("flesh", isFlesh).set("move", 0).set("range", isFlesh ? "melee" : "ranged")
        .set("defense", isFlesh ? card.fleshDefense() : card.ghostDefense());
    if (isFlesh) {
      figure.set("attack", card.fleshAttack());
    } else {
      figure.set("flip", card.flip());
      for (LoPan.Attack attack : card.ghostAttacks()) {
        figure.set("attack-" + attack.successes(), attack.attack())
            .set("targets-" + attack.successes(), Texts.word(attack.targets()));
      }
    }
  }

  static String questId(Trouble trouble, int slot) {
    Content content = trouble.content();
    int quest = trouble.quest(slot, Num.QUEST);
    if (trouble.get(Num.ACT) == 2) {
      return content.showdowns().get(quest).entry().id();
    }
    return slot < Trouble.FIRST_SIDE_SLOT ? content.mainQuests().get(quest).entry().id()
        : content.sideQuests().get(quest).entry().id();
  }

  /** Describes the tokens of quests in a space; those of showdown cards without one for {@link Board#NOWHERE}. */
  private static void quests(Trouble trouble, int space, Node node) {
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) >= 0 && trouble.quest(slot, Num.QUEST_SPACE) == space) {
        quest(trouble, slot, node.add(Kind.TOKEN, questId(trouble, slot)));
      }
    }
  }

  static void quest(Trouble trouble, int slot, Node token) {
    boolean isActive = trouble.quest(slot, Num.QUEST_ACTIVE) == 1;
    boolean isShowdown = trouble.get(Num.ACT) == 2;
    token.set("label", questName(trouble, slot)).set(isShowdown ? "complete-side" : "active", isActive);
    if (isActive || isShowdown || slot >= Trouble.FIRST_SIDE_SLOT) {
      token.set("event", requirement(trouble, slot))
          .set("begun", trouble.quest(slot, Num.QUEST_BEGUN) == 1)
          .set("covered", covered(trouble, slot))
          .set("left", trouble.quest(slot, Num.QUEST_LEFT));
      if (trouble.wholeEvent(slot) instanceof QuestEvent.Several) {
        token.set("part", trouble.quest(slot, Num.QUEST_PART) + 1);
      }
    }
    if (isShowdown) {
      token.set("text", trouble.terms().printed.showdown(trouble.quest(slot, Num.QUEST), isActive ? 1 : 0));
    }
  }

  private static String questName(Trouble trouble, int slot) {
    Content content = trouble.content();
    int quest = trouble.quest(slot, Num.QUEST);
    if (trouble.get(Num.ACT) == 2) {
      return content.mainQuests().get(content.showdowns().get(quest).quest()).entry().name();
    }
    return slot < Trouble.FIRST_SIDE_SLOT ? content.mainQuests().get(quest).entry().name()
        : content.sideQuests().get(quest).entry().name();
  }

  private static String requirement(Trouble trouble, int slot) {
    int quest = trouble.quest(slot, Num.QUEST);
    if (trouble.get(Num.ACT) == 2) {
      return trouble.terms().printed.objective(quest, trouble.quest(slot, Num.QUEST_ACTIVE));
    }
    return slot < Trouble.FIRST_SIDE_SLOT ? trouble.terms().printed.main(quest, trouble.quest(slot, Num.QUEST_EVENT))
        : trouble.terms().printed.side(quest);
  }

  /** Returns the covered requirements, by their numbers from 1. */
  private static String covered(Trouble trouble, int slot) {
    StringJoiner covered = new StringJoiner(" ");
    if (trouble.event(slot) instanceof QuestEvent.Task) {
      for (int left = trouble.quest(slot, Num.QUEST_COVERED); left != 0; left &= left - 1) {
        covered.add(String.valueOf(Integer.numberOfTrailingZeros(left) + 1));
      }
    }
    return covered.toString();
  }

  private static void crates(Trouble trouble, int space, Node node, TableBuilder table) {
    Cards cards = trouble.cards();
    int number = 0;
    for (int crate = cards.top(trouble.zones().placed); crate >= 0; crate = cards.next(crate)) {
      if (trouble.crateSpace(crate) == space) {
        number++;
        Node token = node.add(
            Kind.TOKEN, "crate-" + trouble.board().name(space) + (number == 1 ? "" : "-" + number));
        if (table.isSeenBy(cards.knownBy(crate))) {
          token.set("label", cards.layout().label(cards.face(crate)));
        }
      }
    }
  }
}
