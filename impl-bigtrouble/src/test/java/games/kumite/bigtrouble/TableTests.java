package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.quest.RevealQuest;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.spi.Inspection;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What observers see. */
final class TableTests {

  /** The table of Wang and Margo, set up, after a change. */
  private static Table table(Consumer<GameState> change) {
    Beginning game = Beginning.of(2).play("take figure:wang", "take figure:margo", "own card:WG1", "side special",
        "own card:MG1", "side co-op");
    GameState state = game.state().copy();
    change.accept(state);
    return Inspection.at(game.match(), state).table(Viewer.spectator());
  }

  private static List<String> inside(Table table, String id) {
    return table.find(id).orElseThrow().children().stream().map(Element::id).toList();
  }

  private static List<String> references(Table table, String id, String attribute) {
    return table.find(id).orElseThrow().references(attribute);
  }

  private static Object get(Table table, String id, String attribute) {
    return table.find(id).orElseThrow().get(attribute);
  }

  @Test
  @Rule({"BT-FAT-02", "BT-SHP-06", "BT-RUL-97", "BT-RUL-110"})
  void seats_tellHowManyFateDiceTheyHaveUsed_andMayUse_andWhatIsPrevented() {
    Table table = table(state -> {
      state.setSeat(0, Counters.FATE_USED, 1);
      state.setSeat(1, Counters.FATE_EXTRA, 2);
      state.setSeat(1, Counters.PREVENTED, 3);
    });
    assertThat(get(table, "seat:1", "fate-used")).isEqualTo(1);
    assertThat(get(table, "seat:1", "fate-extra")).isNull();
    assertThat(get(table, "seat:2", "fate-used")).isNull();
    assertThat(get(table, "seat:2", "fate-extra")).isEqualTo(2);
    assertThat(get(table, "seat:2", "prevents")).isEqualTo(3);
  }

  @Nested
  final class OfTheBoard {

    @Test
    @Rule({"BT-SET-18", "BT-RUL-13", "BT-CMB-08"})
    void spaces_tellWhereOneCanGo_andWhoIsThere() {
      Table table = table(state -> { });
      assertThat(references(table, "space:S1", "links")).containsExactly("space:S2", "space:S5");
      assertThat(references(table, "space:S1", "gateways")).containsExactly("space:U1");
      assertThat(get(table, "space:S1", "entryways")).isNull();
      assertThat(references(table, "space:D1", "entryways")).containsExactly("space:S2");
      assertThat(references(table, "space:U1", "sees")).as("no line through a gateway")
          .contains("space:U2").doesNotContain("space:S1", "space:U1");
      assertThat(references(table, "space:S3", "walls")).containsExactly("space:D2", "space:T2");
      assertThat(get(table, "space:D1", "zone-text")).isEqualTo("Dragon of the Black Pool Restaurant");
      assertThat(inside(table, "space:D1")).containsExactly("figure:wang", "figure:margo");
      assertThat(get(table, "figure:margo", "owner")).isEqualTo("seat:2");
    }

    @Test
    void enemies_standOnTheirSpaces() {
      Table table = table(state -> {
        int space = state.board().at("K2");
        state.horde().add(0, space, MinionList.NO_QUEST);
        state.horde().add(0, space, 0);
        state.horde().hold(EnemyNumbers.minion(0, 1));
        state.setBoss(1, Counters.BOSS_SPACE, space);
        state.setBoss(1, Counters.BOSS_HEALTH, 5);
        assertThat(state.enemiesAt(space)).isEqualTo(3);
        for (int seat = 0; seat < state.seats(); seat++) {
          assertThat(state.seat(seat, Counters.SPACE)).isEqualTo(state.board().at("D1"));
        }
      });
      assertThat(inside(table, "space:K2")).startsWith(
          "figure:LordOfDeath-1", "figure:LordOfDeath-2", "figure:Thunder");
      assertThat(get(table, "figure:LordOfDeath-1", "held")).isEqualTo(true);
      assertThat(references(table, "figure:LordOfDeath-2", "quest")).singleElement().asString().startsWith("token:MQ-");
      assertThat(get(table, "figure:Thunder", "health")).isEqualTo(5);
      assertThat(get(table, "card:LordOfDeath", "defense")).isEqualTo(2);
      assertThat(get(table, "card:Guardian", "hard")).isEqualTo(false);
    }

    @Test
    @Rule({"BT-SET-35", "BT-ACT2-12", "BT-ACT2-23"})
    void boardsOfBosses_areOpenFromTheSetup() {
      Table table = table(state -> { });
      assertThat(table.find("figure:Lightning")).isEmpty();
      assertThat(table.find("card:Lightning").orElseThrow().attributes()).containsEntry("label", "Lightning")
          .containsEntry("health", 4).containsEntry("move", 2).containsEntry("attack", 3).containsEntry("range", "ranged")
          .containsEntry("strikeback", 3).containsEntry("defense", 4).containsEntry("chi", 5).containsEntry("audacity", 2)
          .containsEntry("text", "When hit: it moves to the adjacent space that comes first in the order of the board.");
      assertThat(get(table, "card:Rain", "strikeback")).isEqualTo(4);
      assertThat(get(table, "card:Thunder", "text")).isEqualTo("When defeated: each hero in the enemy's space: 2 damage.");
      assertThat(get(table, "card:lo-pan", "health")).as("players + 3").isEqualTo(5);
      assertThat(get(table, "card:lo-pan", "flesh-defense")).isNotNull();
    }

    @Test
    @Rule({"BT-RUL-59", "BT-SET-42"})
    void quest_showsItsEvent_onceItIsActive_withoutWhatItDoes() {
      Table table = table(state -> {
        state.setQuest(0, Counters.QUEST, 0);
        state.setQuest(0, Counters.QUEST_ACTIVE, 1);
        state.setQuest(0, Counters.QUEST_EVENT, 2);
        state.setQuest(0, Counters.QUEST_COVERED, 0b101);
        state.setQuest(0, Counters.QUEST_SPACE, state.board().at("S1"));
      });
      assertThat(inside(table, "space:S1")).contains("token:MQ-JK1");
      assertThat(get(table, "token:MQ-JK1", "text")).isEqualTo("task body, body, any at S1");
      assertThat(get(table, "token:MQ-JK1", "covered")).isEqualTo(List.of(1, 3));
    }

    @Test
    void lair_isTheBoardOfTheSecondAct() {
      Table table = table(state -> {
        state.set(Counters.ACT, 2);
        state.clearQuest(0);
        state.setQuest(0, Counters.QUEST, 2);
        state.setQuest(0, Counters.QUEST_SPACE, state.board().at("L2-3"));
        for (int slot = 1; slot < state.questSlots(); slot++) {
          state.clearQuest(slot);
        }
        state.setSeat(0, Counters.SPACE, state.board().at("L2-2"));
        state.setSeat(1, Counters.SPACE, Board.NOWHERE);
        state.setBoss(state.loPan(), Counters.BOSS_SPACE, state.board().at("L2-10"));
      });
      assertThat(table.find("board:lair")).isPresent();
      assertThat(table.find("board:chinatown")).isEmpty();
      assertThat(table.find("track:audacity")).isEmpty();
      assertThat(get(table, "token:SD-WG1", "text")).isEqualTo("combat with Wing Kong Hatchet Man, Wing Kong Hatchet Man at L2-3. At the start of the round: the owner of the card: "
          + "lose 1 chi.");
      assertThat(inside(table, "space:L2-2")).containsExactly("figure:wang");
      assertThat(get(table, "space:L2-3", "entryways")).as("the doors are closed").isNull();
      assertThat(get(table, "figure:lo-pan", "flesh")).isEqualTo(false);
      assertThat(get(table, "track:keys", "max")).isEqualTo(1);
    }
  }

  @Test
  void everyItem_saysWhatItDoes() {
    Table table = table(state -> { });
    for (ItemKind kind : ItemKind.values()) {
      assertThat(String.valueOf(get(table, "token:" + kind.word(), "text"))).containsAnyOf("At any time: ", "In your turn").endsWith(".");
    }
  }

  @Nested
  final class OfSeats {

    @Test
    void heroBoard_isTold() {
      Table table = table(state -> {
        state.setSeat(0, Counters.FACES, 1);
        state.setSeat(0, Counters.FACES + 1, 3);
        state.setSeat(0, Counters.SLOTTED, 0b10);
        state.setSeat(0, Counters.FILLED_SLOTS + 2, 0b101);
        state.setSeat(0, Counters.ITEMS + ItemKind.LUCKY_COIN.ordinal(), 2);
        state.setSeat(0, Counters.SPENT, 1);
      });
      assertThat(get(table, "seat:1", "body-slots")).isEqualTo(List.of("normal", "epic", "normal", "epic", "epic", "epic"));
      assertThat(get(table, "seat:1", "spirit-filled")).isEqualTo(List.of(1, 3));
      assertThat(get(table, "die:action-1-1", "symbol")).isEqualTo("body");
      assertThat(get(table, "die:action-1-2", "slotted")).isEqualTo(true);
      assertThat(get(table, "token:LuckyCoin-1", "count")).isEqualTo(2);
      assertThat(get(table, "token:ability-1", "ready")).isEqualTo(false);
      assertThat(get(table, "token:ability-2", "side")).isEqualTo("co-op");
      assertThat(get(table, "track:health-1", "value")).isEqualTo(10);
      assertThat(get(table, "card:WG1", "text")).isEqualTo("1 more skill die on combat rolls if the hero has left a space this turn. "
          + "Epic: 1 more epic skill die on combat rolls if the hero has left a space this turn.");
      assertThat(inside(table, "pile:companions-1")).hasSize(1);
    }

    @Test
    void fateDice_tellWhereTheyAre() {
      Table table = table(state -> {
        state.set(Counters.FATE_PLACES, Counters.TAKEN);
        state.set(Counters.FATE_PLACES + 1, Counters.ON_TRACK + 3);
        assertThat(state.onTrack(3)).isEqualTo(1);
      });
      assertThat(get(table, "die:fate-1", "place")).isEqualTo("taken");
      assertThat(get(table, "die:fate-2", "place")).isEqualTo("slot-4");
      assertThat(get(table, "die:fate-3", "place")).isEqualTo("pool");
      assertThat(get(table, "token:fate-slot-5", "text")).isEqualTo("1 threat.");
    }
  }

  @Nested
  final class OfSecrets {

    @Test
    @Rule("BT-RUL-58")
    void decks_hideTheirCards_fromEverybodyAlike() {
      Match match = new SetupGame().start(Setup.seats(3).seed(7));
      while (!match.isOver()) {
        match.play(0);
      }
      Table spectator = match.table(Viewer.spectator());
      assertThat(List.of("deck:big-trouble", "deck:hells", "deck:main-quests", "deck:side-quests-1", "deck:crates",
          "deck:crates-placed", "deck:quests-jack", "deck:quests-bosses", "deck:companions"))
          .allSatisfy(deck -> assertThat(inside(spectator, deck)).isEmpty());
      match.seats().forEach(seat -> assertThat(match.table(seat)).isEqualTo(spectator));
    }

    @Test
    void crates_areTokens_namedByTheirSpace_knownOnceTheyAreSeen() {
      Table table = table(state -> {
        int space = state.board().at("K2");
        RevealQuest.crate(state, space);
        RevealQuest.crate(state, space);
        int last = state.cards().top(state.zones().placed);
        state.cards().show(last, CardLayout.allViewers(state.seats()));
        assertThat(state.crateSpace(last)).isEqualTo(space);
      });
      assertThat(inside(table, "space:K2")).containsExactly("token:crate-K2", "token:crate-K2-2");
      assertThat(get(table, "token:crate-K2", "label")).isNotNull().isNotEqualTo("Crate");
      assertThat(get(table, "token:crate-K2-2", "label")).isEqualTo("Crate");
    }

    @Test
    @Rule({"BT-QST-26", "BT-QST-27"})
    void emptyDecksAndPools_giveNothing() {
      Table table = table(state -> {
        state.cards().moveAll(state.zones().sideDecks[0], state.zones().box);
        state.cards().moveAll(state.zones().sideVisible[0], state.zones().sideDone);
        state.clearQuest(GameState.FIRST_SIDE_SLOT);
        RevealQuest.side(state, 0);
        state.cards().moveAll(state.zones().crates, state.zones().box);
        RevealQuest.crate(state, state.board().at("K2"));
        assertThat(state.quest(GameState.FIRST_SIDE_SLOT, Counters.QUEST)).isEqualTo(GameState.NONE);
      });
      assertThat(inside(table, "pile:side-quest-1")).isEmpty();
      assertThat(inside(table, "space:K2")).doesNotContain("token:crate-K2");
    }

    @Test
    @Rule("BT-RUL-58")
    void imaginedDecks_differ_theTableStays() {
      Match match = new SetupGame().start(Setup.seats(2).seed(3));
      while (!match.phase().toString().contains("rewards")) {
        match.play(0);
      }
      Viewer seat = match.seats().get(0);
      List<String> tops = Stream.of(1, 2, 3, 4).map(seed -> {
        Match imagined = match.perspective(seat).imagine(RandomSource.seeded(seed));
        assertThat(imagined.table(seat)).isEqualTo(match.table(seat));
        GameState state = (GameState) Inspection.state(imagined);
        int top = state.cards().top(state.zones().bigTrouble);
        return state.cards().layout().name(state.cards().face(top));
      }).distinct().toList();
      assertThat(tops).hasSizeGreaterThan(1);
    }
  }
}
