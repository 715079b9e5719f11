package games.kumite.bigtrouble.setup;

import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.Item;
import games.kumite.bigtrouble.content.Players;
import games.kumite.bigtrouble.level.LevelReward;
import games.kumite.bigtrouble.level.NewUpgrade;
import games.kumite.bigtrouble.quest.Unveiling;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.bigtrouble.state.Terms;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;
import java.util.List;

/** The steps before the first round. */
public enum Setup implements Step<Trouble> {
  /** The whole setup, in its phase. */
  BEGIN {
    @Override
    public void run(Trouble trouble) { // BT-SET-41
      trouble.then(HEROES, ABILITIES, Stage.HEROES, TRACKS, COMPANIONS, Stage.COMPANIONS, MAIN_QUESTS, SIDE_QUESTS,
          MINIONS, DECKS, REWARDS, Stage.REWARDS, Stage.SETUP);
    }
  },
  /** BT-SET-09. */
  HEROES {
    @Override
    public void run(Trouble trouble) {
      for (int seat = 0; seat < trouble.seats(); seat++) {
        trouble.ask(new ChooseHero(seat));
      }
    }
  },
  /** BT-SET-10, BT-SET-15, BT-SET-37. */
  ABILITIES {
    @Override
    public void run(Trouble trouble) {
      for (int seat = 0; seat < trouble.seats(); seat++) {
        trouble.ask(new NewUpgrade(seat, Cause.NONE));
        if (!trouble.terms().settings.noAbilities()) {
          trouble.ask(new ChooseSide(seat));
        }
      }
    }
  },
  /** Tokens, heroes and shops. */
  TRACKS {
    @Override
    public void run(Trouble trouble) {
      Players players = trouble.terms().players;
      trouble.set(Num.AUDACITY, players.audacity()); // BT-SET-03
      trouble.set(Num.THREAT, trouble.terms().startingThreat(0)); // BT-SET-04
      for (int seat = 0; seat < trouble.seats(); seat++) {
        trouble.setSeat(seat, Num.HEALTH, Trouble.MAX_HEALTH); // BT-SET-12
        trouble.setSeat(seat, Num.LEVEL, players.level()); // BT-SET-13
        trouble.setSeat(seat, Num.CHI, players.chi());
        trouble.setSeat(seat, Num.DICE, Dice.FIRST_DICE);
        trouble.setSeat(seat, Num.SPACE, trouble.board().at(trouble.content().chinatown().start())); // BT-SET-18
      }
      List<Item> items = trouble.content().items();
      for (int kind = 0; kind < items.size(); kind++) {
        trouble.set(Num.STACKS + kind, items.get(kind).figures()); // BT-SET-07
      }
    }
  },
  /** BT-SET-19 to BT-SET-21. */
  COMPANIONS {
    @Override
    public void run(Trouble trouble) {
      int count = trouble.terms().players.companions();
      if (count == 0) {
        return;
      }
      Zones zones = trouble.zones();
      removeHeroes(trouble);
      trouble.shuffle(zones.companions, "companions", 0);
      boolean isEven = count % trouble.seats() == 0;
      for (int dealt = 0; dealt < count; dealt++) {
        trouble.move(trouble.cards().top(zones.companions),
            isEven ? zones.withHero[dealt % trouble.seats()] : zones.dealt);
        if (!isEven) {
          trouble.ask(GiveCompanion.GIVE); // BT-RUL-02
        }
      }
    }
  },
  /** BT-SET-23 to BT-SET-26. */
  MAIN_QUESTS {
    @Override
    public void run(Trouble trouble) {
      Zones zones = trouble.zones();
      for (int seat = 0; seat < trouble.seats(); seat++) {
        draw(trouble, zones.ofHero[trouble.seat(seat, Num.HERO)], "main-quest", seat + 1);
      }
      draw(trouble, zones.ofBosses, "boss-quest", 0);
      trouble.shuffle(zones.mainQuests, "main-quests", 0);
      for (int slot = 0; slot < Zones.MAIN_VISIBLE; slot++) {
        Unveiling.main(trouble, slot);
      }
    }
  },
  /** BT-SET-08, BT-SET-27, BT-SET-28. */
  SIDE_QUESTS {
    @Override
    public void run(Trouble trouble) {
      Zones zones = trouble.zones();
      trouble.shuffle(zones.sideQuests, "side-quests", 0);
      trouble.shuffle(zones.crates, "crates", 0);
      for (int dealt = 0; !trouble.cards().isEmpty(zones.sideQuests); dealt++) {
        trouble.move(trouble.cards().top(zones.sideQuests), zones.sideDecks[dealt % Zones.SIDE_DECKS]);
      }
      for (int deck = 0; deck < Zones.SIDE_DECKS; deck++) {
        Unveiling.side(trouble, deck);
      }
    }
  },
  /** BT-SET-30 to BT-SET-34. */
  MINIONS {
    @Override
    public void run(Trouble trouble) {
      Terms terms = trouble.terms();
      int count = terms.players.hardMinions() + terms.settings.extraHard();
      if (count == 0) {
        return;
      }
      int[] order = trouble.random().order("hard-minions", 0, terms.content.minions().size());
      int hard = 0;
      for (int i = 0; i < count; i++) {
        hard |= 1 << order[i];
        trouble.tell(terms.tidings.hard, order[i]);
      }
      trouble.set(Num.HARD, hard);
    }
  },
  /** BT-SET-05, BT-SET-06. */
  DECKS {
    @Override
    public void run(Trouble trouble) {
      trouble.shuffle(trouble.zones().bigTrouble, "big-trouble", 0);
      trouble.shuffle(trouble.zones().hells, "hells", 0);
      int sides = trouble.content().dice().fate().size();
      for (int die = 0; die < Dice.FATE_DICE; die++) {
        int face = trouble.random().die("fate", die + 1, sides) - 1;
        trouble.set(Num.FATE_FACES + die, face);
        trouble.tell(trouble.terms().tidings.fate, die + 1, face);
      }
    }
  },
  /** BT-SET-14. */
  REWARDS {
    @Override
    public void run(Trouble trouble) {
      for (int seat = 0; seat < trouble.seats(); seat++) {
        for (int level = 2; level <= trouble.seat(seat, Num.LEVEL); level++) {
          trouble.ask(new LevelReward(seat, level, Cause.NONE));
        }
      }
    }
  };

  /** Removes companions from the game that are heroes in play. */
  private static void removeHeroes(Trouble trouble) {
    List<Companion> companions = trouble.content().companions();
    for (int companion = 0; companion < companions.size(); companion++) {
      for (int seat = 0; seat < trouble.seats(); seat++) {
        if (companions.get(companion).hero() == trouble.seat(seat, Num.HERO)) {
          trouble.move(trouble.zones().companionFace(companion), trouble.zones().box); // not mixed yet: token is face
        }
      }
    }
  }

  private static void draw(Trouble trouble, Zone quests, String label, int subject) {
    trouble.shuffle(quests, label, subject);
    trouble.move(trouble.cards().top(quests), trouble.zones().mainQuests);
  }
}
