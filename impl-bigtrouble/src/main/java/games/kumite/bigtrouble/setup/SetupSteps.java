package games.kumite.bigtrouble.setup;

import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.Item;
import games.kumite.bigtrouble.content.PlayerCountEntry;
import games.kumite.bigtrouble.harm.LevelReward;
import games.kumite.bigtrouble.harm.UpgradeGains;
import games.kumite.bigtrouble.quest.RevealQuest;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MatchDefinition;
import games.kumite.bigtrouble.state.SingleChoice;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.EventType;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;
import java.util.List;
import java.util.stream.IntStream;

/** The steps before the first round. */
public enum SetupSteps implements Step<GameState> {
  /** The whole setup, in its phase. */
  BEGIN {
    @Override
    public void run(GameState state) { // BT-SET-41
      state.then(HEROES, ABILITIES, Stage.HEROES, TRACKS, COMPANIONS, Stage.COMPANIONS, MAIN_QUESTS, SIDE_QUESTS,
          MINIONS, DECKS, REWARDS, Stage.REWARDS, Stage.SETUP);
    }
  },
  /** BT-SET-09. */
  HEROES {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        state.ask(HERO.about(seat));
      }
    }
  },
  /** BT-SET-10, BT-SET-15, BT-SET-37. */
  ABILITIES {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        state.ask(UpgradeGains.NEW.about(new UpgradeGains(seat, Cause.NONE)));
        if (!state.definition().settings.noAbilities()) {
          state.ask(SIDE.about(seat));
        }
      }
    }
  },
  /** Tokens, heroes and shops. */
  TRACKS {
    @Override
    public void run(GameState state) {
      PlayerCountEntry players = state.definition().players;
      state.set(Counters.AUDACITY, players.audacity()); // BT-SET-03
      state.set(Counters.THREAT, state.definition().startingThreat(0)); // BT-SET-04
      for (int seat = 0; seat < state.seats(); seat++) {
        state.setSeat(seat, Counters.HEALTH, GameState.MAX_HEALTH); // BT-SET-12
        state.setSeat(seat, Counters.LEVEL, players.level()); // BT-SET-13
        state.setSeat(seat, Counters.CHI, players.chi());
        state.setSeat(seat, Counters.DICE, DiceFaces.FIRST_DICE);
        state.setSeat(seat, Counters.SPACE, state.board().at(state.content().chinatown().start())); // BT-SET-18
      }
      List<Item> items = state.content().items();
      for (int kind = 0; kind < items.size(); kind++) {
        state.set(Counters.STACKS + kind, items.get(kind).figures()); // BT-SET-07
      }
    }
  },
  /** BT-SET-19 to BT-SET-21. */
  COMPANIONS {
    @Override
    public void run(GameState state) {
      int count = state.definition().players.companions();
      if (count == 0) {
        return;
      }
      Zones zones = state.zones();
      removeHeroes(state);
      state.shuffle(zones.companions, "companions", 0);
      boolean isEven = count % state.seats() == 0;
      for (int dealt = 0; dealt < count; dealt++) {
        int token = state.cards().top(zones.companions);
        int seat = dealt % state.seats();
        state.move(token, isEven ? zones.withHero[seat] : zones.dealt);
        if (isEven) {
          state.emit(GIVEN, token, seat);
        } else {
          state.ask(COMPANION.about(NoLocals.NOTHING)); // BT-RUL-02
        }
      }
    }
  },
  /** BT-SET-23 to BT-SET-26. */
  MAIN_QUESTS {
    @Override
    public void run(GameState state) {
      Zones zones = state.zones();
      for (int seat = 0; seat < state.seats(); seat++) {
        draw(state, zones.ofHero[state.seat(seat, Counters.HERO)], "main-quest", seat + 1);
      }
      draw(state, zones.ofBosses, "boss-quest", 0);
      state.shuffle(zones.mainQuests, "main-quests", 0);
      for (int slot = 0; slot < Zones.MAIN_VISIBLE; slot++) {
        RevealQuest.main(state, slot);
      }
    }
  },
  /** BT-SET-08, BT-SET-27, BT-SET-28. */
  SIDE_QUESTS {
    @Override
    public void run(GameState state) {
      Zones zones = state.zones();
      state.shuffle(zones.sideQuests, "side-quests", 0);
      state.shuffle(zones.crates, "crates", 0);
      for (int dealt = 0; !state.cards().isEmpty(zones.sideQuests); dealt++) {
        state.move(state.cards().top(zones.sideQuests), zones.sideDecks[dealt % Zones.SIDE_DECKS]);
      }
      for (int deck = 0; deck < Zones.SIDE_DECKS; deck++) {
        RevealQuest.side(state, deck);
      }
    }
  },
  /** BT-SET-30 to BT-SET-34. */
  MINIONS {
    @Override
    public void run(GameState state) {
      MatchDefinition definition = state.definition();
      int count = definition.players.hardMinions() + definition.settings.extraHard();
      if (count == 0) {
        return;
      }
      int[] order = state.random().permutation("hard-minions", 0, definition.content.minions().size());
      int hard = 0;
      for (int i = 0; i < count; i++) {
        hard |= 1 << order[i];
        state.emit(definition.events.hard, order[i]);
      }
      state.set(Counters.HARD, hard);
    }
  },
  /** BT-SET-05, BT-SET-06. */
  DECKS {
    @Override
    public void run(GameState state) {
      state.shuffle(state.zones().bigTrouble, "big-trouble", 0);
      state.shuffle(state.zones().hells, "hells", 0);
      int sides = state.content().dice().fate().size();
      for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
        int face = state.random().die("fate", die + 1, sides) - 1;
        state.set(Counters.FATE_FACES + die, face);
        state.emit(state.definition().events.fate, die + 1, face);
      }
    }
  },
  /** BT-SET-14. */
  REWARDS {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        for (int level = 2; level <= state.seat(seat, Counters.LEVEL); level++) {
          state.ask(new LevelReward(seat, level, Cause.NONE));
        }
      }
    }
  };

  private static final Refusal TAKEN = new Refusal("BT-SET-09", "taken");
  private static final EventType SIDE_CHOSEN = EventType.of("ability-side", "BT-SET-15").seat("who")
      .word("side", side -> ActionVerb.SIDE.arguments().get(0).words().get(side - 1));
  private static final EventType GIVEN = EventType.of("companion", "BT-SET-21").card("companion").seat("who");

  /** DEC-01: a player's choice of a free hero (BT-SET-09). */
  private static final SingleChoice<Integer> HERO = SingleChoice.<Integer>of("hero", player -> player,
      (state, player) -> (1L << state.content().heroes().size()) - 1, ActionVerb.TAKE, (state, player, chosen) -> {
        state.setSeat(player, Counters.HERO, chosen.first());
        state.emit(state.definition().events.hero, player, chosen.first());
      }).refusing((state, player, hero) ->
          IntStream.range(0, player).anyMatch(seat -> state.seat(seat, Counters.HERO) == hero) ? TAKEN : null);

  /** DEC-03: a player's choice of the special or the co-op side of the ability card for the whole game (BT-SET-15). */
  private static final SingleChoice<Integer> SIDE = SingleChoice.<Integer>of("ability-side", player -> player,
      (state, player) -> 1 << Counters.SPECIAL - 1 | 1 << Counters.COOP - 1, ActionVerb.SIDE, (state, player, chosen) -> {
        state.setSeat(player, Counters.SIDE, chosen.first() + 1);
        state.emit(SIDE_CHOSEN, player, chosen.first() + 1);
      }).prompting((state, player) -> {
        int hero = state.seat(player, Counters.HERO);
        return List.of(state.definition().printed.specials.get(hero), state.definition().printed.coops.get(hero));
      });

  /**
   * DEC-04: the group's choice of a hero for the top companion of those dealt (BT-SET-21). The lowest seat answers
   * (BT-RUL-57).
   */
  private static final SingleChoice<NoLocals> COMPANION = SingleChoice.of("companion", it -> GameState.NONE,
      (state, it) -> (1 << state.seats()) - 1, (state, it, seat) -> state.definition().actions.of(ActionVerb.GIVE,
          state.zones().companion(state.cards().face(state.cards().top(state.zones().dealt))), seat),
      (state, it, chosen) -> {
        int token = state.cards().top(state.zones().dealt);
        state.move(token, state.zones().withHero[chosen.second()]);
        state.emit(GIVEN, token, chosen.second());
      });

  /** Removes companions from the game that are heroes in play. */
  private static void removeHeroes(GameState state) {
    List<Companion> companions = state.content().companions();
    for (int companion = 0; companion < companions.size(); companion++) {
      for (int seat = 0; seat < state.seats(); seat++) {
        if (companions.get(companion).hero() == state.seat(seat, Counters.HERO)) {
          state.move(state.zones().companionFace(companion), state.zones().box); // not mixed yet: token is face
        }
      }
    }
  }

  private static void draw(GameState state, Zone quests, String label, int subject) {
    state.shuffle(quests, label, subject);
    state.move(state.cards().top(quests), state.zones().mainQuests);
  }
}
